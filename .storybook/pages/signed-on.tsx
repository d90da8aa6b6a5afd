import type { ReactNode } from 'react';
import { createApp } from '../../apps/backoffice/src/shared/state/app.ts';
import { InApp } from '../../apps/backoffice/src/shared/testing/in-app.tsx';
import { sessionOf } from '../../apps/backoffice/src/shared/testing/session-of.ts';
import { signInAs } from '../../apps/backoffice/src/shared/testing/sign-in.ts';

// A page shows one app, whatever stories of it follow each other there.
createApp();
signInAs(sessionOf({ roles: ['admin'] }));

/** What stands around the app's own compositions: an app that runs, with somebody signed on. */
export const SignedOn = ({ children }: { readonly children: ReactNode }) => (
  <InApp>{children}</InApp>
);
