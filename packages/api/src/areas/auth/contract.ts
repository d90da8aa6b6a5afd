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
    /** The app that is signed on to. */
    application: z.literal('payments'),
    /** The public reference of an acting session that this sign-on owns. */
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
    /** A token that stands for a card or a bank account. */
    token: z.string(),
    /** Signs the person out of every browser, whatever session the token is of. */
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
    /** The app that is signed on to. */
    application: z.literal('payments'),
  }),
  output: z.object({
    /** Goes into `?as=` of the acting tab's addresses. */
    as: z.string(),
    /** Whether the target stays in this app; otherwise it opens in a new tab. */
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
    /** The name the person signs in with. */
    username: z.optional(z.string()),
    /** Where signing out leads. */
    logout: z.optional(z.boolean()),
  }),
  output: success,
  failure,
} as const satisfies Endpoint;

const calls = {
  /** Trade the sign-on for this tab's session. */
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
