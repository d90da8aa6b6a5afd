import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Column } from './column.ts';
import {
  type ColumnSettings,
  initialColumnSettings,
  LEAST_WIDTH,
  MOST_WIDTH,
  orderedColumns,
  shownColumns,
  withBeside,
  withHidden,
  withMoved,
  withWidth,
} from './column-settings.ts';

const columns: readonly Column<string>[] = ['a', 'b', 'c', 'd'].map((id) => ({
  id,
  header: id.toUpperCase(),
  render: (row) => row,
}));

const shown = (settings: Partial<ColumnSettings>) =>
  shownColumns(columns, { ...initialColumnSettings, ...settings })
    .map(({ id }) => id)
    .join('');

describe('a column put beside another', () => {
  const put = (id: string, besideId: string, isAfter: boolean) =>
    withBeside(initialColumnSettings, columns, { id, besideId, isAfter }).order.join('');

  it.each([
    ['a', 'c', true, 'bcad'],
    ['a', 'c', false, 'bacd'],
    ['d', 'a', false, 'dabc'],
    ['d', 'b', true, 'abdc'],
  ])('%s beside %s, after: %s', (id, besideId, isAfter, expected) => {
    expect(put(id, besideId, isAfter)).toBe(expected);
  });

  it.each([
    ['where it is already', 'a', 'b', false],
    ['beside itself', 'a', 'a', true],
    ['beside one that is gone', 'a', 'x', true],
    ['though it is gone', 'x', 'a', true],
  ])('changes nothing %s', (_, id, besideId, isAfter) => {
    expect(withBeside(initialColumnSettings, columns, { id, besideId, isAfter })).toBe(
      initialColumnSettings,
    );
  });
});

describe('columns shown', () => {
  it.each([
    ['as declared', {}, 'abcd'],
    ['in another order', { order: ['d', 'b', 'a', 'c'] }, 'dbac'],
    ['with columns the order does not know yet', { order: ['c', 'a'] }, 'cdab'],
    ['with an order of columns that are gone', { order: ['x', 'b', 'b', 'a'] }, 'bcda'],
    ['without hidden ones', { hidden: ['b', 'x'] }, 'acd'],
    ['never without the one that names the row', { hidden: ['a', 'b', 'c', 'd'] }, 'a'],
  ])('%s', (_, settings, expected) => {
    expect(shown(settings)).toBe(expected);
  });

  it('cuts what does not fit a width that was chosen', () => {
    const [first, second] = shownColumns(columns, withWidth(initialColumnSettings, 'a', 120));
    expect(first).toMatchObject({ width: '120px', isTruncated: true });
    expect(second).toBe(columns[1]);
  });
});

it('keeps every column once, whatever the order says', () => {
  const ids = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'x'));
  fc.assert(
    fc.property(ids, (order) => {
      const ordered = orderedColumns(columns, order).map(({ id }) => id);
      return ordered.toSorted().join('') === 'abcd';
    }),
  );
});

it('moves a column there and back, and not past an end', () => {
  const moves = fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.integer({ min: -3, max: 3 }));
  fc.assert(
    fc.property(moves, ([id, by]) => {
      const there = withMoved(initialColumnSettings, columns, id, by);
      if (there === initialColumnSettings) return true;
      const back = withMoved(there, columns, id, -by);
      return back.order.join('') === 'abcd' && there.order.indexOf(id) === 'abcd'.indexOf(id) + by;
    }),
  );
  expect(withMoved(initialColumnSettings, columns, 'a', -1)).toBe(initialColumnSettings);
  expect(withMoved(initialColumnSettings, columns, 'x', 1)).toBe(initialColumnSettings);
});

it('limits widths and forgets them', () => {
  expect(withWidth(initialColumnSettings, 'a', 1).widths).toEqual({ a: LEAST_WIDTH });
  expect(withWidth(initialColumnSettings, 'a', 1e6).widths).toEqual({ a: MOST_WIDTH });
  const resized = withWidth(initialColumnSettings, 'a', 100);
  expect(withWidth(resized, 'a', undefined)).toEqual(initialColumnSettings);
});

it('hides a column once and shows it again', () => {
  const hidden = withHidden(withHidden(initialColumnSettings, 'b', true), 'b', true);
  expect(hidden.hidden).toEqual(['b']);
  expect(withHidden(hidden, 'b', false)).toEqual(initialColumnSettings);
});
