import { expect, it } from 'vitest';
import { cents } from '../../kernel/money/index.ts';
import { type DisputeStatus, disputeCost } from './index.ts';

it.each<[DisputeStatus, number]>([
  ['warning_needs_response', 0],
  ['warning_under_review', 0],
  ['warning_closed', 0],
  ['needs_response', 11_500],
  ['under_review', 11_500],
  ['lost', 11_500],
  ['won', 1_500],
])('a dispute that is %s has cost %d cents', (status, cost) => {
  expect(disputeCost(status, cents(10_000), cents(1_500))).toBe(cost);
});
