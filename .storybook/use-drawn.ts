import { type RefObject, useEffect, useState } from 'react';

/** Milliseconds after which a page shows itself although a story of it never came. */
const PATIENCE = 4000;

const STORY = '[id^="story--"][id$="-inner"]';

/** A drawn story has its stage; one that broke has the message instead. */
const areDrawn = (page: HTMLElement): boolean =>
  [...page.querySelectorAll(STORY)].every((story) =>
    story.querySelector('.pf-stage, .sb-errordisplay'),
  );

/**
 * Whether all stories of a page are drawn. Until then what stands below them would move with each one
 * that comes.
 */
export function useDrawn(page: RefObject<HTMLElement | null>): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    const element = page.current;
    if (element === null) return undefined;
    // A typeface that comes later makes other lines.
    const show = () => void document.fonts.ready.then(() => setDrawn(true));
    const look = () => {
      if (areDrawn(element)) show();
    };
    const watch = new MutationObserver(look);
    watch.observe(element, { childList: true, subtree: true });
    // What a page is made of stands there after its first effects.
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
