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

const list = { count: 10_000, rowHeight: 36, viewport: 600 };

it('does not change with every small step', () => {
  const drawn = rowWindow({ ...list, scrollTop: 36_000 });
  const next = rowWindow({ ...list, scrollTop: 36_000 + 36, moved: 36, drawn });
  expect(next).toBe(drawn);
});

const stride = fc.integer({ min: 1, max: 1200 });
const direction = fc.constantFrom(-1, 1);

it('in movement has the rows of the next frame before it is scrolled to, either way', () => {
  fc.assert(
    fc.property(stride, direction, fc.nat(120), (length, sign, offset) => {
      const moved = sign * length;
      let scrollTop = 180_000 + offset;
      let drawn = rowWindow({ ...list, scrollTop });
      for (let frame = 0; frame < 8; frame += 1) {
        scrollTop += moved;
        drawn = rowWindow({ ...list, scrollTop, moved, drawn });
        const next = scrollTop + moved;
        expect(drawn.start).toBeLessThanOrEqual(Math.floor(next / list.rowHeight));
        expect(drawn.end).toBeGreaterThanOrEqual((next + list.viewport) / list.rowHeight);
      }
    }),
  );
});

it('in fast movement has no more rows new than the frame moved by', () => {
  const moved = 900;
  let scrollTop = 180_000;
  let drawn = rowWindow({ ...list, scrollTop, moved });
  for (let frame = 0; frame < 8; frame += 1) {
    scrollTop += moved;
    const next = rowWindow({ ...list, scrollTop, moved, drawn });
    expect(next.end - drawn.end).toBe(moved / list.rowHeight);
    drawn = next;
  }
});

it('at rest has a viewport of rows on either side again', () => {
  const drawn = rowWindow({ ...list, scrollTop: 180_000, moved: 900 });
  const { start, end } = rowWindow({ ...list, scrollTop: 180_000, drawn });
  expect(start).toBeLessThanOrEqual((180_000 - 600) / 36);
  expect(end).toBeGreaterThanOrEqual((180_000 + 1200) / 36);
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
