import { useEffect, useState } from 'react';
import { isHeldBack, useHolder, useSession } from '../../shared/session/session.ts';
import type { Waiting } from './waiting.ts';

const none: Waiting = new Map();

/** After the page's own calls, which people wait for. */
const ASK_AFTER_MS = 2_000;

/**
 * How much waits behind an entry of the menu, by its path. Asked for once the page is there, by code that comes with
 * the first question; a count that cannot be had is not shown.
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
    // Without its code nothing is counted, and nothing else is missing.
    const timer = setTimeout(() => void begin().catch(() => undefined), ASK_AFTER_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [holder, mayAsk]);
  return waiting;
}
