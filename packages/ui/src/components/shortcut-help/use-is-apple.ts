import { useSyncExternalStore } from 'react';

const APPLE = /Mac OS X|Macintosh/;
const subscribe = () => () => undefined;

/** Whether shortcuts use Command. False during server rendering. */
export const useIsApple = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => APPLE.test(navigator.userAgent),
    () => false,
  );
