import { type RefObject, useLayoutEffect } from 'react';
import { onResized } from './on-resized.ts';

/**
 * Marks a frame that its table is wider than, with `data-overflows`. Cells stay in sight only there:
 * a browser works for every cell that could stay, also where there is nothing to scroll.
 */
export function useOverflowMark(frame: RefObject<HTMLElement | null>, isOn: boolean): void {
  useLayoutEffect(() => {
    const element = frame.current;
    if (!isOn || !element) return undefined;
    return onResized([element, element.querySelector('table')], () => {
      element.toggleAttribute('data-overflows', element.scrollWidth > element.clientWidth);
    });
  }, [frame, isOn]);
}
