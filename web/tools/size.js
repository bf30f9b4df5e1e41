// What a first visit to a table loads before it can be played, as sent, for each game: page, script, styles, board and the texts of
// both languages. Clause titles, the picture under a map, dialogs, the account at the end and the lobby come later.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const LIMIT_KB = 150;
const folder = new URL("../../src/iseki/server/static/", import.meta.url).pathname;
const manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8"));

/** A chunk with the styles and chunks it brings along. */
function closure(key, found = new Set()) {
  const chunk = manifest[key];
  if (!chunk || found.has(chunk.file)) return found;
  for (const file of [chunk.file, ...(chunk.css ?? [])]) found.add(file);
  for (const other of chunk.imports ?? []) closure(other, found);
  return found;
}

function filesOf(game) {
  const keys = ["index.html", `src/games/${game}/Board.svelte`];
  const texts = ["en", "ja"].flatMap((language) => [`src/generated/text/${language}.json`, `src/generated/text/${game}.${language}.json`]);
  return ["index.html", ...[...keys, ...texts].flatMap((key) => [...closure(key)])];
}

const games = Object.keys(manifest).flatMap((key) => /^src\/games\/(\w+)\/Board\.svelte$/.exec(key)?.[1] ?? []);
const kilobytes = (file) => gzipSync(readFileSync(join(folder, file))).length / 1000;

let worst = 0;
for (const game of games) {
  const sizes = [...new Set(filesOf(game))].map((file) => ({ file, kb: kilobytes(file) })).sort((a, b) => b.kb - a.kb);
  const total = sizes.reduce((sum, { kb }) => sum + kb, 0);
  worst = Math.max(worst, total);
  console.log(`${total.toFixed(1).padStart(7)} kB  ${game}, gzip; at most ${LIMIT_KB}`);
  for (const { file, kb } of sizes) console.log(`${kb.toFixed(1).padStart(11)}  ${file}`);
}
if (games.length === 0 || worst > LIMIT_KB) process.exit(1);
