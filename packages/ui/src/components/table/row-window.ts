export interface RowWindow {
  /** First row drawn. */
  start: number;
  /** The row after the last one drawn. */
  end: number;
}

export interface Scroll {
  count: number;
  /** Pixels, the same for every row. */
  rowHeight: number;
  scrollTop: number;
  viewport: number;
}

/** Fewer rows are all drawn: there is nothing to win. */
export const WINDOW_FROM = 120;

/** Rows are added and taken away in steps, so that most scroll events change nothing. */
const STEP = 16;

/** The rows in sight, with at least a viewport and a step more on either side. */
export function rowWindow({ count, rowHeight, scrollTop, viewport }: Scroll): RowWindow {
  const inSight = Math.ceil(viewport / rowHeight);
  const first = Math.floor(scrollTop / rowHeight) - inSight;
  const start = Math.max(0, Math.floor(first / STEP) * STEP);
  const length = Math.ceil((3 * inSight) / STEP) * STEP + STEP;
  const end = Math.min(count, start + length);
  return { start: Math.min(start, Math.max(0, end - 1)), end };
}
