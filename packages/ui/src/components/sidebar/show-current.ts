/** What stands over the end of a menu that scrolls as a whole, in pixels: the line with the version. */
const COVERED = 56;

/**
 * Scrolls a long menu until the entry of the shown page is in sight. The page itself stays where it is,
 * which `scrollIntoView` would move too.
 */
export function showCurrent(menu: HTMLElement): void {
  const row = menu.querySelector('[aria-current]');
  if (!row) return;
  const hidden = row.getBoundingClientRect().bottom + COVERED - menu.getBoundingClientRect().bottom;
  if (hidden <= 0) return;
  for (let scroller = row.parentElement; scroller; scroller = scroller.parentElement) {
    scroller.scrollTop += hidden;
    if (scroller === menu) return;
  }
}
