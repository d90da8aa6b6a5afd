import type { DocsOf } from '../../kernel/docs.ts';
import type { auth } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const authDocs: DocsOf<typeof auth> = {
  about: 'Signing people in and out.',
  calls: {
    sso: { summary: "Trade the sign-on for this tab's session" },
    logout: {
      summary: 'Sign out, or leave an acting session',
      description:
        'Signs this browser out, with all its tabs and acting sessions. Called with an acting session’s token, it ends that session alone. With `everywhere`, all of the user’s browsers are signed out, and anyone acting as that user.',
    },
    loginAs: { summary: 'Act as another user' },
    devLogin: { summary: 'Sign in without a password (local environment only)' },
  },
};
