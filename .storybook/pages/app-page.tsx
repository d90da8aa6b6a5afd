import { lazy } from 'react';
import { respondByFixtures } from './app-transport.ts';

/** The app at one of its URLs, with example responses instead of a network. */
export const AppPage = lazy(async () => {
  respondByFixtures();
  await import('./signed-on.tsx');
  const { PageAt } = await import('../../apps/backoffice/src/app/testing/page-at.tsx');
  return { default: PageAt };
});
