import { type RefObject, useLayoutEffect, useState } from 'react';
import { CARDS_BELOW } from './on-cards.ts';
import { onResized } from './on-resized.ts';

/**
 * Marks a table's frame by its width: `data-cards` where rows are cards, and, where cells should
 * stay in sight, `data-overflows` where the table is wider than the frame: a browser works for every
 * cell that could stay, also where there is nothing to scroll. Marked in the frame that is drawn.
 * @param ruler as wide as the frame and of no height: the frame's own would change with the marks,
 *   which browsers report as an error
 * @returns whether cells stay in sight
 */
export function useFrameMarks(
  frame: RefObject<HTMLElement | null>,
  ruler: RefObject<HTMLElement | null>,
  isSticky: boolean,
): boolean {
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const table = isSticky ? element.querySelector('table') : null;
    return onResized([ruler.current, table], () => {
      const isCards = element.clientWidth < CARDS_BELOW;
      const isWider = isSticky && !isCards && element.scrollWidth > element.clientWidth;
      element.removeAttribute('data-unmeasured');
      element.toggleAttribute('data-cards', isCards);
      element.toggleAttribute('data-overflows', isWider);
      setOverflows(isWider);
    });
  }, [frame, ruler, isSticky]);
  return overflows;
}
