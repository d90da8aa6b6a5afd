import { type RefObject, useLayoutEffect } from 'react';

/** Pushes a row sideways, until a part of it stands in its middle; the page itself does not move. */
function center(row: HTMLElement, part: Element): void {
  const place = part.getBoundingClientRect();
  const room = row.getBoundingClientRect();
  row.scrollLeft += place.left + place.width / 2 - room.left - room.width / 2;
}

/**
 * Where a row has no room for all, what is chosen is in sight.
 * @param state what is chosen, and what else moves it in the row: it is looked for again when this changes.
 */
export function useInSight(
  row: RefObject<HTMLElement | null>,
  selector: string,
  state: string | null | undefined,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for again when the state changes
  useLayoutEffect(() => {
    const part = row.current?.querySelector(selector);
    if (row.current && part) center(row.current, part);
  }, [row, selector, state]);
}
