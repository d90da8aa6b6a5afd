import { describe, expect, it } from 'vitest';
import { nextHidden } from './use-hidden.ts';

describe('nextHidden', () => {
  const names = ['Sales', 'Refunds'];

  it.each([
    ['hides one shown', [], 'Sales', ['Sales']],
    ['shows one hidden', ['Sales'], 'Sales', []],
    ['shows all in place of none', ['Sales'], 'Refunds', []],
  ])('%s', (_, hidden, name, expected) => {
    expect([...nextHidden(new Set(hidden), name, names)]).toEqual(expected);
  });
});
