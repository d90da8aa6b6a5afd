import { type RefObject, useLayoutEffect, useState } from 'react';
import { onResized } from './on-resized.ts';

/**
 * Whether a frame's table is wider than the frame; it is marked with `data-overflows` then. Cells
 * stay in sight only there: a browser works for every cell that could stay, also where there is
 * nothing to scroll.
 */
export function useOverflow(frame: RefObject<HTMLElement | null>, isOn: boolean): boolean {
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!isOn || !element) return undefined;
    return onResized([element, element.querySelector('table')], () => {
      const isWider = element.scrollWidth > element.clientWidth;
      element.toggleAttribute('data-overflows', isWider);
      setOverflows(isWider);
    });
  }, [frame, isOn]);
  return overflows;
}
