export interface RowWindow {
  /** Index of the first rendered row. */
  start: number;
  /** Index after the last rendered row. */
  end: number;
}

/** Extra height of an expanded row, in pixels. */
export interface ExtraHeight {
  index: number;
  height: number;
}

export interface Scroll {
  count: number;
  /** Row height in pixels, the same for every row. */
  rowHeight: number;
  scrollTop: number;
  viewport: number;
  /** Pixels scrolled since the last update, negative upward. @default 0 */
  moved?: number | undefined;
  /** The currently rendered rows. */
  drawn?: RowWindow | undefined;
  /** Keeps the rendered rows if they suffice, even at rest. @default false */
  isFirst?: boolean | undefined;
  /** Expanded rows, by index. */
  extras?: readonly ExtraHeight[] | undefined;
}

/** With fewer rows, all are rendered: windowing gains nothing. */
export const WINDOW_FROM = 120;

/** In viewports: a longer jump isn't treated as continuous scrolling. */
const LONGEST_STRIDE = 2;

/** Minimum rows rendered ahead of the visible ones in the scroll direction. */
const LEAST_AHEAD = 8;

/** Total height of the expanded details before a row. */
export function extraAbove(extras: readonly ExtraHeight[], index: number): number {
  let height = 0;
  for (const extra of extras) if (extra.index < index) height += extra.height;
  return height;
}

/** The row at a height, expanded details included. */
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
  /** Rows rendered beyond the visible ones, against and along the scroll direction. */
  readonly behind: number;
  readonly ahead: number;
  /** Rows that must be ready ahead: as many as the next frame can scroll by. */
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
 * The visible rows and a margin, because a browser scrolls before rows can follow. At rest the margin is one viewport
 * on each side; while scrolling, part of one behind, and ahead as far as the next frame can reach, so that no extra
 * rows are rendered. Rendered rows stay as long as half a viewport and the next frame's rows are ahead.
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
