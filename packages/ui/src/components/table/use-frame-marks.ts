import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { CARDS_BELOW } from './on-cards.ts';
import { onResized } from './on-resized.ts';
import { stuckEnd, stuckStart } from './table-frame.css.ts';

interface FrameParts {
  readonly frame: RefObject<HTMLElement | null>;
  /** As wide as the frame, without height: the frame's own size changes with the attributes. */
  readonly ruler: RefObject<HTMLElement | null>;
  /** Number of sticky cells at the start and the end. */
  readonly stuck: { readonly start: number; readonly end: number };
  /** Everything that affects the table's width. */
  readonly rows: unknown;
  readonly columns: unknown;
  readonly widths: unknown;
}

const name = (cssVar: string) => cssVar.slice('var('.length, -1);

const widthOf = (cells: readonly HTMLElement[]) =>
  cells.reduce((sum, { offsetWidth }) => sum + offsetWidth, 0);

/**
 * Sets attributes on a table's frame by its width: `data-cards` when rows are cards; `data-tight` when the columns
 * don't fit, so that the truncatable ones shrink; `data-overflows` when they don't fit even then, so that cells become
 * sticky, with `data-more-before` and `data-more-after` by scroll position. A browser does work for every sticky cell,
 * even when nothing scrolls.
 * @returns whether cells are sticky
 */
export function useFrameMarks(parts: FrameParts): boolean {
  const { frame, ruler, stuck, rows, columns, widths } = parts;
  const [overflows, setOverflows] = useState(false);
  /** The table's untruncated width; known while anything is truncated. */
  const whole = useRef<number>(undefined);
  const { start, end } = stuck;

  const markScroll = useCallback(() => {
    const element = frame.current;
    if (!element) return;
    const { clientWidth, scrollWidth } = element;
    const before = Math.abs(element.scrollLeft);
    const isWider = element.hasAttribute('data-overflows');
    element.toggleAttribute('data-more-before', isWider && before > 1);
    element.toggleAttribute('data-more-after', isWider && before + clientWidth < scrollWidth - 1);
  }, [frame]);

  const mark = useCallback(() => {
    const element = frame.current;
    // Not rendered, as in a closed tab or on a server.
    if (!element || element.clientWidth === 0) return;
    const { clientWidth } = element;
    const isCards = clientWidth < CARDS_BELOW;
    element.removeAttribute('data-unmeasured');
    element.toggleAttribute('data-cards', isCards);
    if (!element.hasAttribute('data-tight')) whole.current = element.scrollWidth;
    const isTight = !isCards && (whole.current ?? 0) > clientWidth;
    element.toggleAttribute('data-tight', isTight);
    const isWider = isTight && element.scrollWidth > clientWidth;
    element.toggleAttribute('data-overflows', isWider);
    if (isWider) {
      const cells = [...element.querySelectorAll<HTMLElement>('thead th')];
      const inside = element.offsetWidth - clientWidth - element.clientLeft;
      const stage = element.parentElement?.style;
      stage?.setProperty(name(stuckStart), `${widthOf(cells.slice(0, start)) + 1}px`);
      stage?.setProperty(
        name(stuckEnd),
        `${widthOf(end > 0 ? cells.slice(-end) : []) + Math.max(1, inside)}px`,
      );
    }
    markScroll();
    setOverflows(isWider);
  }, [frame, markScroll, start, end]);

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    let next = 0;
    const leave = onResized([ruler.current, element.querySelector('table')], (resized) => {
      if (resized.some((each) => each === ruler.current)) {
        mark();
        return;
      }
      // The attributes resize the table, which browsers report as an error within the same frame.
      cancelAnimationFrame(next);
      next = requestAnimationFrame(mark);
    });
    element.addEventListener('scroll', markScroll, { passive: true });
    return () => {
      leave();
      cancelAnimationFrame(next);
      element.removeEventListener('scroll', markScroll);
    };
  }, [frame, ruler, mark, markScroll]);

  // After changes of rows, columns or widths, before they are painted.
  // oxlint-disable-next-line react/exhaustive-deps
  useLayoutEffect(() => {
    frame.current?.removeAttribute('data-tight');
    mark();
  }, [frame, mark, rows, columns, widths]);

  return overflows;
}
