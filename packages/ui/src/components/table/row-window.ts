export interface RowWindow {
  /** First row drawn. */
  start: number;
  /** The row after the last one drawn. */
  end: number;
}

/** What an open row is taller than others, in pixels. */
export interface ExtraHeight {
  index: number;
  height: number;
}

export interface Scroll {
  count: number;
  /** Pixels, the same for every row. */
  rowHeight: number;
  scrollTop: number;
  viewport: number;
  /** Open rows, by index. */
  extras?: readonly ExtraHeight[];
}

/** Fewer rows are all drawn: there is nothing to win. */
export const WINDOW_FROM = 120;

/** Rows are added and taken away in steps, so that most scroll events change nothing. */
const STEP = 16;

/** Height of the open parts of the rows in front of one. */
export function extraAbove(extras: readonly ExtraHeight[], index: number): number {
  let height = 0;
  for (const extra of extras) if (extra.index < index) height += extra.height;
  return height;
}

/** The row at a height, open parts considered. */
function rowAt(top: number, rowHeight: number, extras: readonly ExtraHeight[]): number {
  let passed = 0;
  for (const extra of extras) {
    const begin = (extra.index + 1) * rowHeight + passed;
    if (top < begin) break;
    if (top < begin + extra.height) return extra.index;
    passed += extra.height;
  }
  return Math.floor((top - passed) / rowHeight);
}

/** The rows in sight, with at least a viewport and a step more on either side. */
export function rowWindow(scroll: Scroll): RowWindow {
  const { count, rowHeight, scrollTop, viewport, extras = [] } = scroll;
  const inSight = Math.ceil(viewport / rowHeight);
  const first = rowAt(scrollTop, rowHeight, extras) - inSight;
  const start = Math.max(0, Math.floor(first / STEP) * STEP);
  const length = Math.ceil((3 * inSight) / STEP) * STEP + STEP;
  const end = Math.min(count, start + length);
  return { start: Math.min(start, Math.max(0, end - 1)), end };
}
