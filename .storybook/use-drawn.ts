import { type RefObject, useEffect, useState } from 'react';

/** Milliseconds after which a page is shown even if a story never rendered. */
const PATIENCE = 4000;

const STORY = '[id^="story--"][id$="-inner"]';

/** A rendered story has its stage; a broken one has an error message instead. */
const areDrawn = (page: HTMLElement): boolean =>
  [...page.querySelectorAll(STORY)].every((story) =>
    story.querySelector('.pf-stage, .sb-errordisplay'),
  );

/** Whether all stories of a page are rendered. Until then the content below them would move with each one. */
export function useDrawn(page: RefObject<HTMLElement | null>): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    const element = page.current;
    if (element === null) return undefined;
    // A font that loads later changes line breaks.
    const show = () => void document.fonts.ready.then(() => setDrawn(true));
    const look = () => {
      if (areDrawn(element)) show();
    };
    const watch = new MutationObserver(look);
    watch.observe(element, { childList: true, subtree: true });
    // A page's blocks exist after its first effects.
    const first = requestAnimationFrame(look);
    const last = setTimeout(show, PATIENCE);
    return () => {
      watch.disconnect();
      cancelAnimationFrame(first);
      clearTimeout(last);
    };
  }, [page]);
  return isDrawn;
}
