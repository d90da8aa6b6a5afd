import { type RefObject, useLayoutEffect } from 'react';

/** Scrolls the selected view to the middle when not all views fit; the page itself doesn't scroll. */
export function useChosenInSight(row: RefObject<HTMLElement | null>, chosen: string | null): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for again when another one is chosen
  useLayoutEffect(() => {
    const part = row.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (row.current && part) center(row.current, part);
  }, [row, chosen]);
}

function center(row: HTMLElement, part: HTMLElement): void {
  const place = part.offsetLeft - row.offsetLeft;
  row.scrollLeft = place - (row.clientWidth - part.offsetWidth) / 2;
}
