import { expect, test } from "vitest";
import type { Event } from "../../generated/wire";
import { bagKey, faceOf, kindOf, sorted, zoneOf } from "../../pieces/face";
import { entries, rows, standing, verdict } from "./account";
import { flightsOf } from "./flights";
import { corner } from "./guide";
import { signed } from "./labels";
import { modeOf } from "./choice/mode";
import { choiceIn, pilesShown } from "./piles";
import { along, marks } from "./race";
import type { View } from "./view";

function event(version: number, action: string, key = "", data: Record<string, number | string | readonly string[]> = {}): Event {
  return { version, seat: 0, action, log: key ? [{ key, data }] : [] };
}

test("faces of relics show figure and letter, the others neither suit nor letter", () => {
  expect(faceOf("B4")).toMatchObject({ figure: "4", letter: "B", icon: "suit-b", tint: "s-b" });
  expect(faceOf("K3")).toMatchObject({ figure: "3", letter: "", icon: "curse" });
  expect(faceOf("phantom-thief")).toMatchObject({ family: "character", icon: "phantom-thief" });
  expect(faceOf(null).family).toBe("back");
});

test("a piece names its zone and its kind", () => {
  expect(zoneOf("loot0:A3")).toBe("loot0");
  expect(kindOf("loot0:A3")).toBe("A3");
});

test("a hand is sorted by suit and number, specials last", () => {
  expect(sorted(["K3", "RX", "B1", "J", "A7", "A2"])).toEqual(["A2", "A7", "B1", "J", "RX", "K3"]);
  expect(bagKey(["B1", "A2"])).toBe(bagKey(["A2", "B1"]));
});

test("scores lie on the bar from 0 to 35 and stop at its ends", () => {
  expect([0, 7, 35, 41, -2].map(along)).toEqual([0, 20, 100, 100, 0]);
});

test("the marks name both printed numbers and leave out figures that would touch them", () => {
  expect(marks(15, 30).map(({ at, name }) => `${at}${name}`)).toEqual(["0", "5", "10", "15skills", "20", "25", "30goal", "35"]);
  expect(marks(12, 30).map(({ at }) => at)).toEqual([0, 5, 12, 20, 25, 30, 35]);
});

test("what an undo took back does not count", () => {
  const events = [event(1, "a", "run", { seat: 0, points: 6, cards: ["A1"] }), event(2, "b", "same", { seat: 0, points: 2, cards: ["B2"] }), event(3, "@undo 1"), event(4, "c")];

  expect(standing(events).map(({ version }) => version)).toEqual([1, 4]);
  expect(entries(events).map(({ points }) => points)).toEqual([6]);
});

test("the account adds up to the score: 2 + 6 + 4 − 2 = 10", () => {
  const events = [
    event(1, "a", "run_suited", { seat: 0, points: 6, cards: ["A1", "A2", "A3"] }),
    event(2, "b", "run", { seat: 0, points: 4, cards: ["B1", "A2", "A3"] }),
    event(3, "c", "discards_curse", { seat: 0, points: 2, card: "K3" }),
  ];

  const all = rows(entries(events), [10, 2]);

  expect(all.map(({ source, points }) => [source, ...points])).toEqual([["start", 2, 2], ["run", 4, 0], ["run_suited", 6, 0], ["discards_curse", -2, 0]]);
});

test("the verdict speaks to whoever reads it", () => {
  const result = { ending: "rules", returns: [1, -1], winners: [0] } as const;

  expect(verdict(result, 0).key).toBe("won");
  expect(verdict(result, 1)).toEqual({ key: "lost", data: { seat: 0 } });
  expect(verdict(result, null).key).toBe("wins");
  expect(verdict({ ...result, ending: "resigned" }, 1).key).toBe("lost_resigned");
  expect(verdict({ ...result, winners: [0, 1] }, 1).key).toBe("draw");
});

test("after the choice each pile has its owner: the child's and the parent's", () => {
  const view = { phase: "child", parent: 1, piles: { hidden: null, beside: ["A1"], open: [], closed_taken: false, open_taken: true } } as unknown as View;

  const shown = pilesShown(view, [event(1, "hide:?"), event(2, "take:open")]);

  expect(shown.map(({ name, owner, taken }) => [name, owner, taken])).toEqual([["closed", 1, false], ["open", 0, true]]);
  expect(shown[0]?.cards).toEqual([null, "A1"]);
});

test("the choice of an earlier turn does not count for this one", () => {
  expect(choiceIn([event(1, "take:open"), event(2, "hide:?")])).toBeNull();
});

test("at most three steps fly, with the last events", () => {
  const events = [1, 2, 3, 4].map((version): Event => ({ version, seat: 0, action: "draw:?", moves: [{ from: "deck", to: "dug", n: 2 }] }));

  expect(flightsOf(events).map(({ id, step }) => `${id}/${step}`)).toEqual(["2 0/0", "2 1/0", "3 0/1", "3 1/1", "4 0/2", "4 1/2"]);
});

test("a bubble stands under its region, over it where there is no room, never outside the window", () => {
  const region = { left: 100, right: 300, top: 10, bottom: 60 };

  expect(corner(region, 100, 80, 800, 600)).toEqual({ left: 150, top: 72 });
  expect(corner({ ...region, top: 500, bottom: 590 }, 100, 80, 800, 600)).toEqual({ left: 150, top: 408 });
  expect(corner({ left: 700, right: 800, top: 0, bottom: 600 }, 200, 80, 800, 600)).toEqual({ left: 588, top: 508 });
});

test("the mode follows from what is asked and of whom", () => {
  const decision = { seat: 0, kind: "hide", plans: [{ verb: "offer", actions: [] }] };

  expect(modeOf(null, true)).toBe("over");
  expect(modeOf(decision, false)).toBe("wait");
  expect(modeOf(decision, true)).toBe("split");
  expect(modeOf({ seat: 0, kind: "part" }, true)).toBe("part");
  expect(modeOf({ seat: 0, kind: "thief" }, true)).toBe("option");
});

test("points are signed with a real minus", () => {
  expect([signed(6), signed(-2)]).toEqual(["+6", "−2"]);
});
