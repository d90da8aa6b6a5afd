import { expect, it } from 'vitest';
import { nameProblem } from './name-problem.ts';

it.each([
  ['', 'empty'],
  ['  ', 'empty'],
  ['Large', 'taken'],
  [' large ', 'taken'],
  ['Larger', null],
])('%j: %s', (name, problem) => {
  expect(nameProblem(name, ['Large', 'Late'])).toBe(problem);
});
