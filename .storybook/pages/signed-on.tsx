import type { ReactNode } from 'react';
import { createApp } from '../../apps/backoffice/src/shared/state/app.ts';
import { InApp } from '../../apps/backoffice/src/shared/testing/in-app.tsx';
import { sessionOf } from '../../apps/backoffice/src/shared/testing/session-of.ts';
import { signInAs } from '../../apps/backoffice/src/shared/testing/sign-in.ts';

// A page shows one app, even across several stories.
createApp();
signInAs(sessionOf({ roles: ['admin'] }));

/** Wraps the app's own compositions in a running app with a signed-in user. */
export const SignedOn = ({ children }: { readonly children: ReactNode }) => (
  <InApp>{children}</InApp>
);
