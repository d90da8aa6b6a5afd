import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether this is markup that a server made, also while the browser takes it over: no script has measured it. */
export const useIsServed = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
