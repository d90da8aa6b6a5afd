/** Distance of the entry from the fading edge, in pixels. */
const CLEAR = 16;

/**
 * Scrolls a long menu until the current page's entry is visible: the part between its pinned ends, or in a low window
 * the whole menu. Unlike `scrollIntoView`, it doesn't scroll the page itself.
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
