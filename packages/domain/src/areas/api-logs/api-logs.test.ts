import { expect, it } from 'vitest';
import { isSuccessful } from './index.ts';

it.each([
  [200, true],
  [304, true],
  [399, true],
  [400, false],
  [503, false],
])('a call answered with %d succeeded: %s', (statusCode, succeeded) =>
  expect(isSuccessful({ statusCode })).toBe(succeeded),
);
