// Two random players at each of many tables of boardgame.io, through its sockets. usage: players.js URL TABLES SECONDS
// Says "open" with all of them seated, waits for a line, plays, and says what it measured.

const { createInterface } = require("node:readline");
const { io } = require("socket.io-client");
const game = require("./game.js");

const [url, tables, seconds] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])];
const times = [];
let games = 0;
let until = Infinity;

async function post(path, body) {
  const answer = await fetch(`${url}/games/${game.name}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return answer.json();
}

class Player {
  constructor(match, seat, credentials) {
    Object.assign(this, { match, seat, credentials, sent: 0, version: -1 });
    this.socket = io(`${url}/${game.name}`, { transports: ["websocket"], forceNew: true });
    this.over = new Promise((resolve) => (this.end = resolve));
    this.ready = new Promise((resolve) => {
      this.socket.on("connect", () => this.socket.emit("sync", match, String(seat), credentials, 2));
      this.socket.on("sync", (_, { state }) => resolve((this.state = state)));
    });
    this.socket.on("update", (_, state) => this.news(state));
  }

  news(state) {
    if (this.sent && state._stateID > this.version) {
      times.push(performance.now() - this.sent);
      this.sent = 0;
    }
    this.state = state;
    this.act();
  }

  act() {
    const { G, ctx, _stateID } = this.state;
    if (ctx.gameover || performance.now() > until) return this.end();
    if (ctx.currentPlayer !== String(this.seat) || this.sent) return;
    const legal = game.enumerate(G, this.seat);
    const { type, args } = legal[Math.floor(Math.random() * legal.length)];
    const payload = { type, args, playerID: String(this.seat), credentials: this.credentials };
    Object.assign(this, { sent: performance.now(), version: _stateID });
    this.socket.emit("update", { type: "MAKE_MOVE", payload }, _stateID, this.match, String(this.seat));
  }
}

async function seated() {
  const { matchID } = await post("/create", { numPlayers: 2 });
  const players = [];
  for (const seat of [0, 1]) {
    const { playerCredentials } = await post(`/${matchID}/join`, { playerID: String(seat), playerName: `P${seat}` });
    players.push(new Player(matchID, seat, playerCredentials));
  }
  await Promise.all(players.map((player) => player.ready));
  return players;
}

async function table(players) {
  while (true) {
    players.forEach((player) => player.act());
    await Promise.race([Promise.all(players.map((player) => player.over)), new Promise((end) => setTimeout(end, until - performance.now() + 1000))]);
    players.forEach((player) => player.socket.close());
    if (performance.now() > until) return;
    games += 1;
    players = await seated();
  }
}

async function main() {
  const first = [];
  for (let n = 0; n < tables; n++) first.push(await seated());
  console.log("open");
  await new Promise((go) => createInterface({ input: process.stdin }).once("line", go));
  const before = process.cpuUsage();
  const start = performance.now();
  until = start + 1000 * seconds;
  await Promise.all(first.map(table));
  const { user, system } = process.cpuUsage(before);
  times.sort((one, other) => one - other);
  const at = (share) => times[Math.min(Math.floor(share * times.length), times.length - 1)];
  const taken = (performance.now() - start) / 1000;
  console.log(JSON.stringify({ moves: times.length, taken, games, p50: at(0.5), p99: at(0.99), worst: at(1), seconds: (user + system) / 1e6 }));
  process.exit();
}

main();
