import fc from 'fast-check';
import { expect, it } from 'vitest';
import { extraAbove, rowWindow } from './row-window.ts';

const scroll = fc.record({
  count: fc.integer({ min: 1, max: 20_000 }),
  rowHeight: fc.integer({ min: 20, max: 300 }),
  scrollTop: fc.integer({ min: 0, max: 800_000 }),
  viewport: fc.integer({ min: 100, max: 2000 }),
});

it('holds every row in sight and a viewport of rows around it', () => {
  fc.assert(
    fc.property(scroll, (at) => {
      const most = Math.max(0, at.count * at.rowHeight - at.viewport);
      const scrollTop = Math.min(at.scrollTop, most);
      const { start, end } = rowWindow({ ...at, scrollTop });
      const inSight = Math.ceil(at.viewport / at.rowHeight);
      const first = Math.floor(scrollTop / at.rowHeight);
      const last = Math.min(at.count, first + inSight);
      return start >= 0 && end <= at.count && start <= Math.max(0, first - inSight) && end >= last;
    }),
  );
});

it('draws few rows of many', () => {
  const { start, end } = rowWindow({
    count: 10_000,
    rowHeight: 36,
    scrollTop: 180_000,
    viewport: 600,
  });
  expect(end - start).toBeLessThan(100);
});

it('does not change within a step', () => {
  const at = { count: 10_000, rowHeight: 36, viewport: 600 };
  expect(rowWindow({ ...at, scrollTop: 36_000 })).toEqual(
    rowWindow({ ...at, scrollTop: 36_000 + 36 }),
  );
});

it('holds every row in sight also among open rows', () => {
  const extras = fc.uniqueArray(
    fc.record({
      index: fc.integer({ min: 0, max: 999 }),
      height: fc.integer({ min: 20, max: 900 }),
    }),
    { selector: ({ index }) => index, maxLength: 40 },
  );
  const place = fc.integer({ min: 0, max: 999 });
  fc.assert(
    fc.property(extras, place, (unsorted, index) => {
      const sorted = unsorted.toSorted((one, other) => one.index - other.index);
      const rowHeight = 36;
      const scrollTop = index * rowHeight + extraAbove(sorted, index);
      const at = { count: 1000, rowHeight, scrollTop, viewport: 600, extras: sorted };
      const { start, end } = rowWindow(at);
      return start <= index && end >= Math.min(1000, index + Math.ceil(600 / rowHeight));
    }),
  );
});
