import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageCount, pageWindow, pageWithin } from './page-window.ts';

describe('pageWindow', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 20, [1, 2, 3, 4, 5]],
    [3, 20, [1, 2, 3, 4, 5]],
    [4, 20, [2, 3, 4, 5, 6]],
    [18, 20, [16, 17, 18, 19, 20]],
    [20, 20, [16, 17, 18, 19, 20]],
  ])('page %i of %i shows %j', (page, pages, expected) => {
    expect(pageWindow(page, pages)).toEqual(expected);
  });

  it('always holds the current page, in order, and at most five [UI-01]', () => {
    const pagesAndPage = fc
      .integer({ min: 1, max: 500 })
      .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)));
    fc.assert(
      fc.property(pagesAndPage, ([page, pages]) => {
        const shown = pageWindow(page, pages);
        const first = shown[0] ?? 0;
        return (
          shown.includes(page) &&
          shown.length === Math.min(5, pages) &&
          shown.every((number, index) => number === first + index && number >= 1 && number <= pages)
        );
      }),
    );
  });
});

describe('pageCount', () => {
  it.each([
    [0, 10, 1],
    [10, 10, 1],
    [11, 10, 2],
    [10_000, 25, 400],
  ])('%i rows by %i are %i pages', (count, size, pages) => {
    expect(pageCount(count, size)).toBe(pages);
  });
});

it.each([
  [1, 1],
  [5, 5],
  [9, 5],
  [0, 1],
  [-3, 1],
  [2.5, 2],
  [Number.NaN, 1],
  [Infinity, 5],
])('page %d of five is page %i', (page, expected) => {
  expect(pageWithin(page, 5)).toBe(expected);
});
