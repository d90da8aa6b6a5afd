import { expect, it } from 'vitest';
import { list } from './contract.ts';

it.each([
  ['merchants:sm_0007', true],
  ['sm_0007', false],
  ['merchants:', false],
  ['reserve:visa:sm_0007', false],
])('the balance filter takes %s: %s [API-10]', (account, taken) => {
  expect(list.query.safeParse({ account: [account] }).success).toBe(taken);
});
