import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { CARDS_BELOW } from './on-cards.ts';
import { onResized } from './on-resized.ts';
import { stuckEnd, stuckStart } from './table-frame.css.ts';

interface FrameParts {
  readonly frame: RefObject<HTMLElement | null>;
  /** As wide as the frame and of no height: the frame's own would change with the marks. */
  readonly ruler: RefObject<HTMLElement | null>;
  /** How many of the first and of the last cells stay in sight. */
  readonly stuck: { readonly start: number; readonly end: number };
  /** What the table's width depends on. */
  readonly rows: unknown;
  readonly columns: unknown;
  readonly widths: unknown;
}

const name = (cssVar: string) => cssVar.slice('var('.length, -1);

const widthOf = (cells: readonly HTMLElement[]) =>
  cells.reduce((sum, { offsetWidth }) => sum + offsetWidth, 0);

/**
 * Marks a table's frame by its width: `data-cards` where rows are cards; `data-tight` where the
 * columns do not fit, so that those which can give way do; `data-overflows` where they are wider even
 * then, so that cells stay in sight, with `data-more-before` and `data-more-after` as it is scrolled.
 * A browser works for every cell that could stay, also where there is nothing to scroll.
 * @returns whether cells stay in sight
 */
export function useFrameMarks(parts: FrameParts): boolean {
  const { frame, ruler, stuck, rows, columns, widths } = parts;
  const [overflows, setOverflows] = useState(false);
  /** The table's width when nothing gives way; known as long as something does. */
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
    // Not drawn, as in a closed tab or on a server.
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
      // The marks change the table, which in the same turn browsers report as an error.
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

  // For other rows, columns or widths, before they are drawn.
  // oxlint-disable-next-line react/exhaustive-deps
  useLayoutEffect(() => {
    frame.current?.removeAttribute('data-tight');
    mark();
  }, [frame, mark, rows, columns, widths]);

  return overflows;
}
