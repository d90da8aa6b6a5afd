import { lazy } from 'react';

/** Its date fields are fetched with the first range that is typed in. */
export const CustomRange = lazy(async () => ({
  default: (await import('./custom-range.tsx')).CustomRange,
}));

/** Names are fetched with the first widget that is narrowed by itself. */
export const OwnScope = lazy(async () => ({ default: (await import('./own-scope.tsx')).OwnScope }));
