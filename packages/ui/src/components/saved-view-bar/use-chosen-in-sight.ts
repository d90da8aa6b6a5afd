import { type RefObject, useLayoutEffect } from 'react';

/** Pushes a row sideways, until a part of it stands in its middle; the page itself does not move. */
function center(row: HTMLElement, part: Element): void {
  const place = part.getBoundingClientRect();
  const room = row.getBoundingClientRect();
  row.scrollLeft += place.left + place.width / 2 - room.left - room.width / 2;
}

/** Where a row has no room for all views, the chosen one is in sight. */
export function useChosenInSight(row: RefObject<HTMLElement | null>, chosen: string | null): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for again when another one is chosen
  useLayoutEffect(() => {
    const part = row.current?.querySelector('[aria-pressed="true"]');
    if (row.current && part) center(row.current, part);
  }, [row, chosen]);
}
