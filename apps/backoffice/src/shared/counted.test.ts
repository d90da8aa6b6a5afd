import { describe, expect, it } from 'vitest';
import { counted } from './counted.ts';

describe('counted', () => {
  it.each([
    [0, '0 payments'],
    [1, '1 payment'],
    [2, '2 payments'],
    [1388, '1,388 payments'],
  ])('names %i', (count, text) => {
    expect(counted(count, 'payment')).toBe(text);
  });

  it('accepts its own plural', () => {
    expect([counted(1, 'row was', 'rows were'), counted(3, 'row was', 'rows were')]).toEqual([
      '1 row was',
      '3 rows were',
    ]);
  });
});
