import { type RefObject, useEffect } from 'react';

const DIALOGS = '[role=dialog], [role=alertdialog], [data-record-page]';

/**
 * Moves focus to the dialog in a panel when the focused element inside disappears, such as a button whose action is
 * done. Also after a nested dialog closes.
 */
export function useKeptFocus(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    let isHere = element.contains(document.activeElement);
    let frame = 0;
    const isOver = (target: EventTarget | null) =>
      target instanceof Element && target.closest(DIALOGS) !== null;
    function follow({ target }: Event) {
      if (target instanceof Node && element?.contains(target)) isHere = true;
      else if (!isOver(target)) isHere = false;
    }
    /** Overlays above the panel restore focus one frame after closing. */
    function look() {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => {
          if (isHere && document.activeElement === document.body) {
            element?.querySelector<HTMLElement>(DIALOGS)?.focus();
          }
        });
      });
    }
    const observer = new MutationObserver(look);
    observer.observe(element, { childList: true, subtree: true });
    observer.observe(document.body, { childList: true });
    document.addEventListener('focusin', follow);
    document.addEventListener('pointerdown', follow);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      document.removeEventListener('focusin', follow);
      document.removeEventListener('pointerdown', follow);
    };
  }, [panel]);
}
