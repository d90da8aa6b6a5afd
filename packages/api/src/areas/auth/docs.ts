import type { DocsOf } from '../../kernel/docs.ts';
import type { auth } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const authDocs: DocsOf<typeof auth> = {
  about: 'Sign users in and out.',
  calls: {
    sso: { summary: "Exchange the sign-on for a tab's session" },
    logout: {
      summary: 'Sign out, or leave an acting session',
      description:
        'Signs this browser out, with all its tabs and acting sessions. With the token of an acting session, it ends only that session. With `everywhere`, it signs out all of the user’s browsers, and everyone acting as the user.',
    },
    loginAs: { summary: 'Act as another user' },
    devLogin: { summary: 'Sign in without a password (local environment only)' },
  },
};
