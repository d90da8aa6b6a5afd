import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type ExtraHeight,
  extraAbove,
  type RowWindow,
  rowWindow,
  WINDOW_FROM,
} from './row-window.ts';
import { useHeldWidths } from './use-held-widths.ts';
import { useIsPrinting } from './use-is-printing.ts';
import { useIsServed } from './use-is-served.ts';

const ROW = 'tr[data-key]';
const DETAILS = 'tr[data-details-of]';
const GUESSED_ROW_HEIGHT = 40;
/** Rows in server-rendered markup, where the viewport is unknown. */
const SERVED_ROWS = 64;
/** Milliseconds without scrolling before it counts as rest; browsers fire an end event after every single step. */
const REST = 200;

/**
 * Rows of the first render, before measuring: enough for a frame as high as the window, the maximum, and few enough
 * that usually none is rendered only to be removed.
 */
const firstRows = (height: number): number => Math.ceil(1.5 * (height / GUESSED_ROW_HEIGHT + 2));

interface OpenRow {
  index: number;
  key: string;
}

const NONE_OPEN: readonly OpenRow[] = [];

interface Measured extends RowWindow {
  rowHeight: number;
  extras: readonly ExtraHeight[];
}

export interface RowWindowOptions<Row> {
  frame: RefObject<HTMLElement | null>;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  columns: readonly unknown[];
  /** True when the frame has its own height. */
  isBounded: boolean;
  /** Keys of the expanded rows. */
  expanded: ReadonlySet<string> | undefined;
}

export interface ShownRows {
  /** Undefined when all rows are rendered. */
  shown: RowWindow | undefined;
  /** Height of the omitted rows above, in pixels. */
  above: number;
  below: number;
}

/**
 * Tracks the scrolling of a table's frame. Renders within the scroll event, so that no frame shows a gap. Expanded
 * details are measured when rendered, and remembered.
 */
export function useRowWindow<Row>(options: RowWindowOptions<Row>): ShownRows {
  const { frame, rows, rowKey, columns, isBounded, expanded } = options;
  const count = rows.length;
  const isWindowed = isBounded && count > WINDOW_FROM;
  const isPrinting = useIsPrinting(isWindowed);
  const isServed = useIsServed();
  useHeldWidths(frame, isWindowed, rows, columns);
  const heights = useRef(new Map<string, number>());
  const [measured, setMeasured] = useState<Measured>({
    start: 0,
    end: isServed ? SERVED_ROWS : firstRows(window.innerHeight),
    rowHeight: GUESSED_ROW_HEIGHT,
    extras: [],
  });
  /** The first render's rows, until compared with what the frame needs. */
  const first = useRef<RowWindow | undefined>({ start: 0, end: measured.end });
  const open = useMemo(
    () =>
      isWindowed && expanded !== undefined && expanded.size > 0
        ? rows.flatMap((row, index) =>
            expanded.has(rowKey(row)) ? [{ index, key: rowKey(row) }] : [],
          )
        : NONE_OPEN,
    [isWindowed, expanded, rows, rowKey],
  );

  useEffect(() => {
    const element = frame.current;
    if (!isWindowed || !element) return undefined;
    let { scrollTop: before } = element;
    let drawn = first.current;
    let isFirst = drawn !== undefined;
    first.current = undefined;

    function follow(isScrolling: boolean) {
      if (!element) return;
      for (const details of element.querySelectorAll(DETAILS)) {
        const key = details.getAttribute('data-details-of') ?? '';
        heights.current.set(key, details.getBoundingClientRect().height);
      }
      const height = element.querySelector(ROW)?.getBoundingClientRect().height;
      const rowHeight = height === undefined || height === 0 ? GUESSED_ROW_HEIGHT : height;
      const { scrollTop, clientHeight } = element;
      const extras = extrasOf(open, heights.current);
      const moved = isScrolling ? scrollTop - before : 0;
      before = scrollTop;
      const place = { count, rowHeight, scrollTop, viewport: clientHeight, moved, extras };
      const next = rowWindow({ ...place, drawn, isFirst });
      drawn = next;
      isFirst = false;
      const change = () =>
        setMeasured((known) =>
          known.start === next.start &&
          known.end === next.end &&
          known.rowHeight === rowHeight &&
          isSame(known.extras, extras)
            ? known
            : { ...next, rowHeight, extras },
        );
      if (isScrolling) flushSync(change);
      else change();
    }

    let resting: ReturnType<typeof setTimeout> | undefined;
    const scrolled = () => {
      follow(true);
      clearTimeout(resting);
      resting = setTimeout(rested, REST);
    };
    const rested = () => follow(false);
    rested();
    element.addEventListener('scroll', scrolled, { passive: true });
    window.addEventListener('resize', rested);
    return () => {
      element.removeEventListener('scroll', scrolled);
      clearTimeout(resting);
      window.removeEventListener('resize', rested);
    };
  }, [frame, count, isWindowed, open]);

  if (!isWindowed || isPrinting) return { shown: undefined, above: 0, below: 0 };
  const end = Math.min(measured.end, count);
  const start = Math.min(measured.start, end);
  const { rowHeight, extras } = measured;
  return {
    shown: { start, end },
    above: start * rowHeight + extraAbove(extras, start),
    below: (count - end) * rowHeight + extraAbove(extras, count) - extraAbove(extras, end),
  };
}

function extrasOf(open: readonly OpenRow[], heights: ReadonlyMap<string, number>): ExtraHeight[] {
  return open.map(({ index, key }) => ({ index, height: heights.get(key) ?? 0 }));
}

function isSame(one: readonly ExtraHeight[], other: readonly ExtraHeight[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ index, height }, at) => {
      const match = other[at];
      return match?.index === index && match.height === height;
    })
  );
}
