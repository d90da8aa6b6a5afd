import { sessionSchema } from '@payfac/domain/users';
import * as z from 'zod/mini';
import type { Calls, Endpoint } from '../../kernel/endpoint.ts';
import { byCode, preferServer, unexpectedFailure } from '../../kernel/failure.ts';
import { success } from '../../kernel/responses.ts';
import { authMessages, WRONG_API_USER } from './messages.ts';

const failure = byCode(
  { [WRONG_API_USER]: authMessages.wrongApiUser },
  preferServer(authMessages.login),
);

export const sso = {
  id: 'auth.sso',
  method: 'POST',
  path: 'auth/sso',
  changes: [],
  access: 'sign-on',
  body: z.strictObject({
    /** Id of the facilitator, such as `harbor`. */
    facId: z.string(),
    /** Application to sign on to. */
    application: z.literal('payments'),
    /** Public reference of an acting session that belongs to this sign-on. */
    as: z.optional(z.string()),
  }),
  output: sessionSchema,
  failure,
} as const satisfies Endpoint;

export const logout = {
  id: 'auth.logout',
  method: 'POST',
  path: 'auth/logout',
  changes: [],
  access: 'sign-on',
  body: z.strictObject({
    /** Token of the card or bank account. */
    token: z.string(),
    /** Signs the user out of every browser, also when the token is of an acting session. */
    everywhere: z.optional(z.boolean()),
  }),
  output: success,
  failure: preferServer(authMessages.logout),
} as const satisfies Endpoint;

export const loginAs = {
  id: 'auth.loginAs',
  method: 'POST',
  path: 'auth/login-as',
  changes: [],
  access: ['auth.loginAs'],
  body: z.strictObject({
    /** Id of the person, `usr_…`, from `users.list`. */
    userId: z.string(),
    /** Application to sign on to. */
    application: z.literal('payments'),
  }),
  output: z.object({
    /** Reference for `?as=` in the URLs of the acting tab. */
    as: z.string(),
    /** Whether the acting session opens in this app; otherwise it opens in a new tab. */
    sameApp: z.boolean(),
  }),
  failure: unexpectedFailure,
} as const satisfies Endpoint;

export const devLogin = {
  id: 'auth.devLogin',
  method: 'POST',
  path: 'auth/dev-login',
  changes: [],
  access: 'public',
  body: z.strictObject({
    /** Username the person signs in with. */
    username: z.optional(z.string()),
    /** Destination after signing out. */
    logout: z.optional(z.boolean()),
  }),
  output: success,
  failure,
} as const satisfies Endpoint;

const calls = {
  /** Exchange the sign-on for a tab's session. */
  sso,
  /** Sign out, or leave an acting session. */
  logout,
  /** Act as another user. */
  loginAs,
  /** Sign in without a password (local environment only). */
  devLogin,
};

export type AuthArea = Calls<typeof calls>;

export const auth: AuthArea = calls;
