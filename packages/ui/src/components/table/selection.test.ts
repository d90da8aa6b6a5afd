import { describe, expect, it } from 'vitest';
import { nextSort } from './next-sort.ts';
import { pageSelection, toggleAll, toggleRow } from './selection.ts';

const keys = ['a', 'b', 'c', 'd'];
const sorted = (set: ReadonlySet<string>) => [...set].toSorted().join('');

describe('selection', () => {
  it.each([
    ['nothing selected', '', 'b', undefined, 'b'],
    ['turns one off', 'abc', 'b', undefined, 'ac'],
    ['a range forward', 'a', 'c', 'a', 'abc'],
    ['a range backward', 'd', 'b', 'd', 'bcd'],
    ['a range off', 'abcd', 'c', 'b', 'ad'],
    ['an anchor that is no longer shown', '', 'c', 'x', 'c'],
    ['rows of other pages stay', 'xyz', 'a', undefined, 'axyz'],
  ])('%s', (_, before, key, anchor, after) => {
    expect(sorted(toggleRow(new Set(before), keys, key, anchor))).toBe(after);
  });

  it.each([
    ['none', '', 'abcd', 'none'],
    ['some', 'b', 'abcd', 'some'],
    ['all', 'abcd', '', 'all'],
    ['rows of other pages', 'abcdx', 'x', 'all'],
    ['only other pages', 'x', 'abcdx', 'none'],
  ])('all of the page from %s', (_, before, after, state) => {
    expect(pageSelection(new Set(before), keys)).toBe(state);
    expect(sorted(toggleAll(new Set(before), keys))).toBe(after);
  });

  it('an empty page has nothing selected', () => {
    expect(pageSelection(new Set(['x']), [])).toBe('none');
  });
});

describe('nextSort', () => {
  it('goes back and forth, from the direction of the column', () => {
    const first = nextSort(undefined, 'created', 'descending');
    expect(first).toEqual({ columnId: 'created', direction: 'descending' });
    expect(nextSort(first, 'created')).toEqual({ columnId: 'created', direction: 'ascending' });
    expect(nextSort(first, 'amount')).toEqual({ columnId: 'amount', direction: 'ascending' });
  });
});
