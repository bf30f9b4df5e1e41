import { expect, test } from 'vitest';
import { roomOf } from './room';

const BOARD = 445;
const owned = { crates: [], assistants: [], guardians: [] };
const buyer = { kind: 'assistant_buyer', gold: true, ready: true };
const coins = { kind: 'assistant_coins', gold: false, ready: true };
const guardian = { kind: 'guardian_01', used: false };

test('a usual board keeps its labels, a rich one gives them up for a second row', () => {
  expect(roomOf(owned)).toBeLessThan(BOARD);
  expect(roomOf({ crates: ['idol_coin'], assistants: [coins, coins], guardians: [guardian] })).toBeLessThan(BOARD);
  expect(roomOf({ ...owned, assistants: [buyer, buyer] })).toBeGreaterThan(BOARD);
  expect(roomOf({ ...owned, assistants: [coins, coins], guardians: [guardian, guardian, guardian] })).toBeGreaterThan(BOARD);
});
