import { useSyncExternalStore } from 'react';

const APPLE = /Mac OS X|Macintosh/;
const subscribe = () => () => undefined;

/** Whether shortcuts go by Command. False while a server renders. */
export const useIsApple = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => APPLE.test(navigator.userAgent),
    () => false,
  );
