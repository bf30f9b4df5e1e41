import { expect, test } from 'vitest';
import type { Option } from '../../../generated/wire';
import { ofPlace } from './names';

const [first, second, other]: [Option, Option, Option] = [
  { action: 'dig:camp_1.1', verb: 'dig' }, { action: 'dig:camp_1.2', verb: 'dig' }, { action: 'dig:l1_low_1', verb: 'dig' },
];

test('the only open space of a camp is called as the camp, one of two by its number', () => {
  expect(ofPlace(first, [first, other]).action).toBe('dig:camp_1');
  expect(ofPlace(first, [first, second]).action).toBe('dig:camp_1.1');
  expect(ofPlace(other, [first, other])).toBe(other);
});
