import type { DocsOf } from '../contract/docs.ts';
import type { auth } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const authDocs: DocsOf<typeof auth> = {
  sso: { summary: "Trade the sign-on for this tab's session" },
  logout: { summary: 'Sign out, or leave an acting session' },
  loginAs: { summary: 'Act as another user' },
  devLogin: { summary: 'Sign in without a password (local environment only)' },
};
