// boardgame.io's own server, as its guide starts it: games in memory. Tells what it uses at each line that it reads.

const { createInterface } = require("node:readline");
const { Server } = require("boardgame.io/server");
const game = require("./game.js");

console.error = () => {};
console.info = () => {};
const told = process.stdout.write.bind(process.stdout);
console.log = () => {};

const { enumerate: _, ...played } = game;
Server({ games: [played], origins: [/./] })
  .run({ port: 0 })
  .then(({ appServer }) => told(`http://127.0.0.1:${appServer.address().port}\n`));

createInterface({ input: process.stdin })
  .on("line", () => {
    const { user, system } = process.cpuUsage();
    told(`${JSON.stringify({ kib: process.memoryUsage().rss / 1024, seconds: (user + system) / 1e6 })}\n`);
  })
  .on("close", () => process.exit());
