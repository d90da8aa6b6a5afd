import {
  authenticatorCode,
  factorName,
  roleSchema,
  secondFactorSchema,
  userSchema,
} from '@payfac/domain/users';
import * as z from 'zod/mini';
import type { Calls, Endpoint } from '../../kernel/endpoint.ts';
import { unexpectedFailure } from '../../kernel/failure.ts';
import { success } from '../../kernel/responses.ts';
import { byId } from '../users/update.ts';

const managing = ['users.secondFactor'] as const;
const why =
  'A password that was read by somebody else signs them in, unless it takes more than that.';

/** Whoever finds an open session changes nothing of how its person signs in. */
const withPassword = z.strictObject({
  /** The password the person signs in with. */
  currentPassword: z.string().check(z.minLength(1), z.maxLength(128)),
});

const recoveryCodes = z.array(z.string());

/** What a browser takes and gives back of a passkey, in the forms of Web Authentication. */
const webAuthentication = z.record(z.string(), z.unknown());

export const get = {
  id: 'secondFactor.get',
  method: 'GET',
  path: 'users/second-factor',
  reads: ['users'],
  access: 'signed-in',
  output: secondFactorSchema,
  extension: why,
  failure: unexpectedFailure,
} as const satisfies Endpoint;

export const addAuthenticator = {
  id: 'secondFactor.addAuthenticator',
  method: 'POST',
  path: 'users/second-factor/authenticators',
  changes: ['users'],
  access: 'signed-in',
  body: withPassword,
  output: z.object({
    /** The key to type into an authenticator app, in base32. It is in this response and nowhere else. */
    secret: z.string(),
    /** The same as an `otpauth:` address, for a QR code. */
    uri: z.string(),
  }),
  extension: why,
  failure: unexpectedFailure,
} as const satisfies Endpoint;

/** What comes with the first factor of a person. */
const added = z.object({
  /** Each signs in once in place of a factor. They are in this response and nowhere else; null where the person has some. */
  recoveryCodes: z.nullable(recoveryCodes),
});

export const confirmAuthenticator = {
  id: 'secondFactor.confirmAuthenticator',
  method: 'POST',
  path: 'users/second-factor/authenticators/confirm',
  changes: ['users'],
  access: 'signed-in',
  body: z.strictObject({
    /** The code that the app shows now. */
    code: authenticatorCode,
  }),
  output: added,
  extension: why,
  failure: unexpectedFailure,
} as const satisfies Endpoint;

const base64url = z.string();

/** In the form of Web Authentication, binary values in base64url. */
const creationOptions = z.object({
  /** What the passkey signs. */
  challenge: base64url,
  /** Whom the passkey is for. */
  rp: z.object({
    /** The host of the brand's backoffice. */
    id: z.string(),
    /** The name people see. */
    name: z.string(),
  }),
  /** Whose it is. */
  user: z.object({
    /** Id of the person, in base64url. */
    id: base64url,
    /** The name the person signs in with. */
    name: z.string(),
    /** The name people see. */
    displayName: z.string(),
  }),
  /** The kinds of keys that are taken, the best first. */
  pubKeyCredParams: z.array(
    z.object({
      /** Number of the algorithm in COSE. */
      alg: z.int(),
      /** The kind of credential. */
      type: z.literal('public-key'),
    }),
  ),
  /** How long the browser waits, in milliseconds. */
  timeout: z.int(),
  /** Passkeys that the person has: no second one is made on their device. */
  excludeCredentials: z.array(
    z.object({
      /** Id of the passkey. */
      id: base64url,
      /** The kind of credential. */
      type: z.literal('public-key'),
    }),
  ),
});

export const addPasskey = {
  id: 'secondFactor.addPasskey',
  method: 'POST',
  path: 'users/second-factor/passkeys',
  changes: [],
  access: 'signed-in',
  body: withPassword,
  output: z.object({
    /** What the browser makes a passkey from: `PublicKeyCredentialCreationOptionsJSON`. */
    options: creationOptions,
  }),
  extension: why,
  failure: unexpectedFailure,
} as const satisfies Endpoint;

export const confirmPasskey = {
  id: 'secondFactor.confirmPasskey',
  method: 'POST',
  path: 'users/second-factor/passkeys/confirm',
  changes: ['users'],
  access: 'signed-in',
  body: z.strictObject({
    /** What the person calls it. */
    name: factorName,
    /** What the browser made: `RegistrationResponseJSON`. */
    credential: webAuthentication,
  }),
  output: added,
  extension: why,
  failure: unexpectedFailure,
} as const satisfies Endpoint;

export const remove = {
  id: 'secondFactor.remove',
  method: 'DELETE',
  path: 'users/second-factor/factors/{factorId}',
  changes: ['users'],
  access: 'signed-in',
  params: z.strictObject({
    /** Id of the factor, from `secondFactor.get`. */
    factorId: z.string(),
  }),
  body: withPassword,
  output: success,
  extension: why,
  failure: unexpectedFailure,
} as const satisfies Endpoint;

export const renewCodes = {
  id: 'secondFactor.renewCodes',
  method: 'POST',
  path: 'users/second-factor/recovery-codes',
  changes: ['users'],
  access: 'signed-in',
  body: withPassword,
  output: z.object({
    /** Ten, each of which signs in once. They are in this response and nowhere else. */
    recoveryCodes,
  }),
  extension: why,
  failure: unexpectedFailure,
} as const satisfies Endpoint;

const requiredRoles = z.strictObject({
  /** People with one of these roles add a second factor before they do anything else. */
  roles: z.array(roleSchema).check(z.maxLength(20)),
});

export const roles = {
  id: 'secondFactor.roles',
  method: 'GET',
  path: 'users/second-factor/roles',
  reads: ['facilitators'],
  access: managing,
  output: requiredRoles,
  extension: why,
  failure: unexpectedFailure,
} as const satisfies Endpoint;

export const requireOfRoles = {
  id: 'secondFactor.requireOfRoles',
  method: 'PUT',
  path: 'users/second-factor/roles',
  changes: ['facilitators', 'users'],
  access: managing,
  body: requiredRoles,
  output: requiredRoles,
  extension: why,
  failure: unexpectedFailure,
} as const satisfies Endpoint;

const ofLost =
  'A person who lost phone and recovery codes cannot sign in: two administrators help.';

export const askReset = {
  id: 'secondFactor.askReset',
  method: 'POST',
  path: 'users/{id}/second-factor/reset',
  changes: ['users'],
  access: managing,
  params: byId,
  output: userSchema,
  extension: ofLost,
  failure: unexpectedFailure,
} as const satisfies Endpoint;

export const confirmReset = {
  id: 'secondFactor.confirmReset',
  method: 'POST',
  path: 'users/{id}/second-factor/reset/confirm',
  changes: ['users'],
  access: managing,
  params: byId,
  output: userSchema,
  extension: ofLost,
  failure: unexpectedFailure,
} as const satisfies Endpoint;

export const refuseReset = {
  id: 'secondFactor.refuseReset',
  method: 'DELETE',
  path: 'users/{id}/second-factor/reset',
  changes: ['users'],
  access: managing,
  params: byId,
  output: userSchema,
  extension: ofLost,
  failure: unexpectedFailure,
} as const satisfies Endpoint;

const calls = {
  /** Get the own second factor. */
  get,
  /** Begin to add an authenticator app. */
  addAuthenticator,
  /** Add the authenticator app. */
  confirmAuthenticator,
  /** Begin to add a passkey. */
  addPasskey,
  /** Add the passkey. */
  confirmPasskey,
  /** Remove an own factor. */
  remove,
  /** Make new recovery codes. */
  renewCodes,
  /** Get the roles that need a second factor. */
  roles,
  /** Say which roles need a second factor. */
  requireOfRoles,
  /** Ask for a reset of a user's second factor. */
  askReset,
  /** Confirm a reset of a user's second factor. */
  confirmReset,
  /** Refuse a reset of a user's second factor. */
  refuseReset,
};

export type SecondFactorArea = Calls<typeof calls>;

export const secondFactor: SecondFactorArea = calls;
