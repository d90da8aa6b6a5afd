import { expect, it } from 'vitest';
import { declineAdvice } from './index.ts';

it.each([
  ['51', 'another-means'],
  ['05', 'another-means'],
  ['41', 'stop'],
  ['43', 'stop'],
  ['54', 'correct'],
  ['N7', 'correct'],
  ['N8', 'correct'],
  ['96', 'later'],
] as const)('after a decline with %s, the step is %s', (code, step) =>
  expect(declineAdvice(code)?.step).toBe(step),
);

it.each(['00', '', 'toString', '999'])('nothing is advised for %j', (code) =>
  expect(declineAdvice(code)).toBeUndefined(),
);
