/** How far the entry stays from the fading end of what scrolls, in pixels. */
const CLEAR = 16;

/**
 * Scrolls a long menu until the entry of the shown page is in sight: the part between its pinned ends, or in a low
 * window the menu as a whole. The page itself stays where it is, which `scrollIntoView` would move too.
 */
export function showCurrent(menu: HTMLElement): void {
  const row = menu.querySelector('[aria-current]');
  for (const scroller of [row?.closest('[data-scroll]'), menu]) {
    if (!row || !scroller) continue;
    const end = scroller.getBoundingClientRect().bottom;
    const hidden = row.getBoundingClientRect().bottom + CLEAR - end;
    if (hidden > 0) scroller.scrollTop += hidden;
  }
}
