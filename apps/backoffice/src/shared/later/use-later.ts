import { useEffect, useRef, useState } from 'react';
import { notify } from '../notify/notify.ts';

/** Notifies that something's code couldn't be loaded. */
export const notifyMissing = (): void =>
  notify('danger', 'Couldn’t load this. Check your connection, then try again.');

/**
 * Code that loads when it is first needed; undefined until then. A failed load is reported and tried again the next
 * time.
 */
export function useLater<T extends object>(
  isNeeded: boolean,
  load: () => Promise<T>,
  onFail: () => void,
): T | undefined {
  const [module, setModule] = useState<T>();
  const latest = useRef({ load, onFail });
  useEffect(() => {
    latest.current = { load, onFail };
  });
  const isMissing = isNeeded && module === undefined;
  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    latest.current.load().then(
      (found) => isCurrent && setModule(found),
      () => {
        if (!isCurrent) return;
        notifyMissing();
        latest.current.onFail();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isMissing]);
  return module;
}
