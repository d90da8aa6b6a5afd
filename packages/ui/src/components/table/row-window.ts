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
  /** Pixels since the last look, negative upwards. @default 0 */
  moved?: number | undefined;
  /** What is drawn now. */
  drawn?: RowWindow | undefined;
  /** Keep what is drawn where it is enough, also at rest. @default false */
  isFirst?: boolean | undefined;
  /** Open rows, by index. */
  extras?: readonly ExtraHeight[] | undefined;
}

/** Fewer rows are all drawn: there is nothing to win. */
export const WINDOW_FROM = 120;

/** Of viewports: a jump longer than this is no movement that goes on. */
const LONGEST_STRIDE = 2;

/** Rows to draw beyond those in sight, on the side it goes to, however low the viewport is. */
const LEAST_AHEAD = 8;

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

interface Reserve {
  /** Rows to draw beyond those in sight, against the movement and with it. */
  readonly behind: number;
  readonly ahead: number;
  /** Rows ahead that must be there: as many as the next frame may move by. */
  readonly needed: number;
}

function reserve(inSight: number, strideRows: number): Reserve {
  const page = Math.max(LEAST_AHEAD, inSight);
  const half = Math.ceil(page / 2);
  if (strideRows === 0 || strideRows > LONGEST_STRIDE * inSight) {
    return { behind: page, ahead: page, needed: half };
  }
  return {
    behind: Math.ceil(page / 4),
    ahead: Math.max(page, Math.ceil(strideRows * 1.25)),
    needed: Math.max(half, strideRows + 1),
  };
}

/**
 * The rows in sight with others around them, for a browser scrolls before rows can follow. At rest
 * it is a viewport on either side; in movement a part of one behind, and ahead as far as the next
 * frame may be, so that no more rows are there than are needed. What is drawn stays as long as half
 * a viewport and the next frame's rows are ahead.
 */
export function rowWindow(scroll: Scroll): RowWindow {
  const { count, rowHeight, scrollTop, viewport, moved = 0, drawn, extras = [] } = scroll;
  const isFirst = scroll.isFirst ?? false;
  const inSight = Math.ceil(viewport / rowHeight) + 1;
  const first = Math.min(rowAt(scrollTop, rowHeight, extras), count - 1);
  const { behind, ahead, needed } = reserve(inSight, Math.ceil(Math.abs(moved) / rowHeight));
  const within = (over: number, under: number): RowWindow => ({
    start: Math.max(0, first - over),
    end: Math.min(count, first + inSight + under),
  });
  const least = moved < 0 ? within(needed, 0) : within(0, needed);
  const isEnough = drawn && drawn.start <= least.start && drawn.end >= least.end;
  if (isEnough && (moved !== 0 || isFirst)) return drawn;
  return moved < 0 ? within(ahead, behind) : within(behind, ahead);
}
