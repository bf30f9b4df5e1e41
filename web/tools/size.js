// Everything a first visit to a table may load, as sent: page, script, styles, board and the texts of both languages.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const LIMIT_KB = 150;
const folder = new URL("../../src/iseki/server/static/", import.meta.url).pathname;
const files = readdirSync(folder, { recursive: true }).filter((file) => /\.(html|js|css|json)$/.test(file));
const sizes = files.map((file) => ({ file, bytes: gzipSync(readFileSync(join(folder, file))).length }));
const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;

for (const { file, bytes } of sizes.sort((a, b) => b.bytes - a.bytes)) console.log(`${(bytes / 1000).toFixed(1).padStart(7)} kB  ${file}`);
console.log(`${total.toFixed(1).padStart(7)} kB  in all, gzip; at most ${LIMIT_KB}`);
if (files.length === 0 || total > LIMIT_KB) process.exit(1);
