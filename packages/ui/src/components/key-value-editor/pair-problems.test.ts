import { expect, it } from 'vitest';
import { pairProblems } from './pair-problems.ts';

it('a key is needed beside a value, and stands once', () => {
  expect(
    pairProblems([
      { key: 'po', value: '7' },
      { key: ' po ', value: '8' },
      { key: '', value: '9' },
      { key: '', value: '' },
      { key: 'PO', value: '' },
    ]),
  ).toEqual([undefined, 'taken', 'empty', undefined, undefined]);
});
