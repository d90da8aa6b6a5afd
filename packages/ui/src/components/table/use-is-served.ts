import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether this is server-rendered markup that no script has measured, including during hydration. */
export const useIsServed = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
