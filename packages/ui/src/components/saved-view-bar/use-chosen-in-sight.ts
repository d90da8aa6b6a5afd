import { type RefObject, useLayoutEffect } from 'react';

/** Where a row has no room for all views, the chosen one stands in its middle; the page itself does not move. */
export function useChosenInSight(row: RefObject<HTMLElement | null>, chosen: string | null): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for again when another one is chosen
  useLayoutEffect(() => {
    const { current: frame } = row;
    const part = frame?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (!frame || !part) return;
    const place = part.offsetLeft - frame.offsetLeft;
    frame.scrollLeft = place - (frame.clientWidth - part.offsetWidth) / 2;
  }, [row, chosen]);
}
