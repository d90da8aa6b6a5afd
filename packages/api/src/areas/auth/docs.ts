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
        'Signs this browser out: all its tabs, and what the person does there as others. The token of an acting session ends that one alone. With `everywhere` all browsers of the person are signed out, and whoever acts as them.',
    },
    loginAs: { summary: 'Act as another user' },
    devLogin: { summary: 'Sign in without a password (local environment only)' },
  },
};
