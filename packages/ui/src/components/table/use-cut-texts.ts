import { type RefObject, useEffect } from 'react';

/** Shows the full text of a truncated cell under the pointer, as its title. */
export function useCutTexts(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const tell = ({ target }: MouseEvent) => {
      if (!element.hasAttribute('data-tight')) return;
      const cell = target instanceof Element ? target.closest('tbody td, tbody th') : null;
      if (!(cell instanceof HTMLElement)) return;
      if (cell.scrollWidth > cell.clientWidth) cell.title = cell.textContent;
      else cell.removeAttribute('title');
    };
    element.addEventListener('mouseover', tell, { passive: true });
    return () => element.removeEventListener('mouseover', tell);
  }, [frame]);
}
