import fc from 'fast-check';
import { expect, it } from 'vitest';
import { moveItem, placeFor } from './move-item.ts';

it('loses and doubles nothing, and puts the item where it was told', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.nat(), { minLength: 1 }),
      fc.nat(),
      fc.integer(),
      (all, n, to) => {
        const from = n % all.length;
        const moved = moveItem(all, from, to);
        const place = Math.min(all.length - 1, Math.max(0, to));
        expect(moved[place]).toBe(all[from]);
        expect(moved.filter((each) => each !== all[from])).toEqual(
          all.filter((each) => each !== all[from]),
        );
        expect(moved).toHaveLength(all.length);
      },
    ),
  );
});

it('a pointer above all is first, below all last', () => {
  expect([placeFor([20, 60], 5), placeFor([20, 60], 40), placeFor([20, 60], 90)]).toEqual([
    0, 1, 2,
  ]);
});
