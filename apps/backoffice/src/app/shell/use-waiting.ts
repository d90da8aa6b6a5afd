import { useEffect, useState } from 'react';
import { isHeldBack, useHolder, useSession } from '../../shared/session/session.ts';
import type { Waiting } from './waiting.ts';

const none: Waiting = new Map();

/** After the page's own calls, which users wait for. */
const ASK_AFTER_MS = 2_000;

/**
 * The number of waiting items per menu entry, by path. Requested once the page is loaded, with code that loads with the
 * first request; an unavailable count isn't shown.
 */
export function useWaiting(): Waiting {
  const session = useSession();
  const holder = useHolder();
  const [waiting, setWaiting] = useState(none);
  const mayAsk = !isHeldBack(session);
  useEffect(() => {
    if (!mayAsk) return;
    let stop: (() => void) | undefined;
    let isGone = false;
    const begin = async () => {
      const { followWaiting } = await import('./waiting.ts');
      if (!isGone) stop = followWaiting(holder, setWaiting);
    };
    // If its code can't load, only the counts are missing.
    const timer = setTimeout(() => void begin().catch(() => undefined), ASK_AFTER_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [holder, mayAsk]);
  return waiting;
}
