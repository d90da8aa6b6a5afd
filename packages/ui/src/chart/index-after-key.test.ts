import { describe, expect, it } from 'vitest';
import { indexAfterKey } from './index-after-key.ts';

describe('indexAfterKey', () => {
  it.each([
    ['ArrowRight', 3, 4],
    ['ArrowUp', 3, 4],
    ['ArrowLeft', 3, 2],
    ['ArrowDown', 3, 2],
    ['PageUp', 3, 5],
    ['PageDown', 3, 1],
    ['Home', 3, 0],
    ['End', 3, 19],
    ['ArrowLeft', 0, 0],
    ['ArrowRight', 19, 19],
    ['PageDown', 1, 0],
    ['ArrowLeft', undefined, 18],
    ['a', 3, undefined],
  ])('%s from %s leads to %s of 20', (key, from, to) => {
    expect(indexAfterKey(key, from, 20)).toBe(to);
  });
});
