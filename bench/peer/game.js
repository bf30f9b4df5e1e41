// A game of the size of Garakutarium, written for boardgame.io: 46 cards, dig five, hide one, split, the other chooses, then sets and discards.
// Decisions are cut as small as ours, so that a move is about as much; cards face down are kept from who may not see them.

const SUITS = ["A", "B", "C", "D"];
const DUG = 5;
const LIMIT = 8; // cards in a loot at the end of a part
const GOAL = 30;
const TURNS = 20;

function cards() {
  const relics = SUITS.flatMap((suit) => [1, 2, 3, 4, 5, 6, 7].map((number) => `${suit}${number}`));
  const curses = [1, 2, 3, 4, 5, 6, 7].map((number) => `K${number}`);
  return [...relics, ...relics.slice(0, 11), ...curses];
}

const number = (card) => card.slice(1);
const asked = ({ G, ctx }) => Number(ctx.currentPlayer);
const ofNumber = (loot, value) => loot.filter((card) => card[0] !== "K" && number(card) === value);

function ask({ events }, seat, step, G) {
  G.step = step;
  events.endTurn({ next: String(seat) });
}

function dig(it) {
  const { G, random } = it;
  if (G.secret.deck.length < DUG) {
    G.secret.deck = random.Shuffle([...G.secret.deck, ...G.junk]);
    G.junk = [];
  }
  Object.assign(G, { dug: G.secret.deck.splice(0, DUG), closed: [], hidden: null, open: [], turn: G.turn + 1 });
  ask(it, G.parent, "hide", G);
}

function hide(it, at) {
  const { G } = it;
  if (G.step !== "hide" || !G.dug[at]) return "INVALID_MOVE";
  [G.hidden] = G.dug.splice(at, 1);
  [G.open, G.dug] = [G.dug, []];
  ask(it, G.parent, "join", G);
}

function join(it, at) {
  const { G } = it;
  if (G.step !== "join" || !G.open[at] || G.open.length < 2) return "INVALID_MOVE";
  G.closed.push(...G.open.splice(at, 1));
  ask(it, G.parent, "join", G);
}

function done(it) {
  const { G } = it;
  if (G.step !== "join") return "INVALID_MOVE";
  ask(it, 1 - G.parent, "choose", G);
}

function choose(it, closed) {
  const { G } = it;
  if (G.step !== "choose") return "INVALID_MOVE";
  const piles = [[G.hidden, ...G.closed], G.open];
  G.loot[1 - G.parent].push(...piles[closed ? 0 : 1]);
  G.loot[G.parent].push(...piles[closed ? 1 : 0]);
  Object.assign(G, { hidden: null, closed: [], open: [] });
  ask(it, 1 - G.parent, "part", G);
}

function set(it, value) {
  const { G } = it;
  const seat = asked(it);
  const used = ofNumber(G.loot[seat], value);
  if (G.step !== "part" || used.length < 2) return "INVALID_MOVE";
  G.loot[seat] = G.loot[seat].filter((card) => !used.includes(card));
  G.junk.push(...used);
  G.score[seat] += used.length * (used.length - 1);
  ask(it, seat, "part", G);
}

function discard(it, at) {
  const { G } = it;
  const seat = asked(it);
  const card = G.loot[seat][at];
  if (G.step !== "part" || !card) return "INVALID_MOVE";
  G.loot[seat].splice(at, 1);
  G.junk.push(card);
  if (card[0] === "K") G.score[seat] -= 1;
  ask(it, seat, "part", G);
}

function endPart(it) {
  const { G } = it;
  const seat = asked(it);
  if (G.step !== "part" || G.loot[seat].length > LIMIT) return "INVALID_MOVE";
  if (seat !== G.parent) return ask(it, G.parent, "part", G);
  G.parent = 1 - G.parent;
  dig(it);
}

function enumerate(G, seat) {
  const loot = G.loot[seat];
  const each = (list, move) => list.map((_, at) => ({ type: move, args: [at] }));
  const sets = [...new Set(loot.map(number))].filter((value) => ofNumber(loot, value).length > 1);
  switch (G.step) {
    case "hide":
      return each(G.dug, "hide");
    case "join":
      return [...(G.open.length > 1 ? each(G.open, "join") : []), { type: "done", args: [] }];
    case "choose":
      return [true, false].map((closed) => ({ type: "choose", args: [closed] }));
    default:
      return [
        ...sets.map((value) => ({ type: "set", args: [value] })),
        ...each(loot, "discard"),
        ...(loot.length > LIMIT ? [] : [{ type: "endPart", args: [] }]),
      ];
  }
}

function playerView({ G, playerID }) {
  const { secret, ...shown } = G;
  if (playerID === String(G.parent)) return shown;
  return { ...shown, dug: shown.dug.map(() => null), hidden: shown.hidden && "?" };
}

module.exports = {
  name: "cut",
  minPlayers: 2,
  maxPlayers: 2,
  setup: ({ random }) => {
    const deck = random.Shuffle(cards());
    const dug = deck.splice(0, DUG);
    return { secret: { deck }, dug, hidden: null, closed: [], open: [], loot: [[], []], junk: [], score: [0, 0], parent: 0, turn: 1, step: "hide" };
  },
  moves: Object.fromEntries(
    Object.entries({ hide, join, done, choose, set, discard, endPart }).map(([name, move]) => [name, { move, client: false }]),
  ),
  endIf: ({ G }) => (Math.max(...G.score) >= GOAL || G.turn > TURNS ? { score: G.score } : undefined),
  playerView,
  enumerate,
};
