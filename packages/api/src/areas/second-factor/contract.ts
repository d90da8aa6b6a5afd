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
const why = 'A second factor protects a user whose password is stolen.';

/** Requires the password, so that an open session alone can't change how its user signs in. */
const withPassword = z.strictObject({
  /** Current password. */
  currentPassword: z.string().check(z.minLength(1), z.maxLength(128)),
});

const recoveryCodes = z.array(z.string());

/** WebAuthn JSON exchanged with the browser for a passkey. */
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
    /** Base32 key to enter in an authenticator app. Returned only in this response. */
    secret: z.string(),
    /** The same key as an `otpauth:` URI, for a QR code. */
    uri: z.string(),
  }),
  extension: why,
  failure: unexpectedFailure,
} as const satisfies Endpoint;

/** Returned when a user's first factor is added. */
const added = z.object({
  /**
   * Recovery codes, each good for one sign-in in place of a factor. Returned only in this response; null when the user
   * already has codes.
   */
  recoveryCodes: z.nullable(recoveryCodes),
});

export const confirmAuthenticator = {
  id: 'secondFactor.confirmAuthenticator',
  method: 'POST',
  path: 'users/second-factor/authenticators/confirm',
  changes: ['users'],
  access: 'signed-in',
  body: z.strictObject({
    /** Current code of the authenticator app. */
    code: authenticatorCode,
  }),
  output: added,
  extension: why,
  failure: unexpectedFailure,
} as const satisfies Endpoint;

const base64url = z.string();

/** WebAuthn creation options, binary values in base64url. */
const creationOptions = z.object({
  /** Challenge that the passkey signs. */
  challenge: base64url,
  /** Relying party of the passkey. */
  rp: z.object({
    /** Host of the brand's back office. */
    id: z.string(),
    /** Display name. */
    name: z.string(),
  }),
  /** User of the passkey. */
  user: z.object({
    /** Id of the user, in base64url. */
    id: base64url,
    /** Username the person signs in with. */
    name: z.string(),
    /** Display name. */
    displayName: z.string(),
  }),
  /** Accepted key algorithms, in order of preference. */
  pubKeyCredParams: z.array(
    z.object({
      /** COSE number of the algorithm. */
      alg: z.int(),
      /** Type of the credential. */
      type: z.literal('public-key'),
    }),
  ),
  /** Browser timeout, in milliseconds. */
  timeout: z.int(),
  /** The user's existing passkeys, so that a device doesn't create a second one. */
  excludeCredentials: z.array(
    z.object({
      /** Id of the passkey. */
      id: base64url,
      /** Type of the credential. */
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
    /** Options the browser creates a passkey from: `PublicKeyCredentialCreationOptionsJSON`. */
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
    /** The user's name for the passkey. */
    name: factorName,
    /** Credential the browser created: `RegistrationResponseJSON`. */
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
    /** Ten recovery codes, each good for one sign-in. Returned only in this response. */
    recoveryCodes,
  }),
  extension: why,
  failure: unexpectedFailure,
} as const satisfies Endpoint;

const requiredRoles = z.strictObject({
  /** Users with one of these roles must add a second factor before anything else. */
  roles: z.array(roleSchema).check(z.maxLength(20)),
});

/** The roles that users hold, with whom a requirement affects. */
const rolesAndHolders = z.object({
  /** Users with one of these roles must add a second factor before anything else. */
  roles: z.array(roleSchema),
  /** Users by role; roles that nobody has are left out. A user with several roles counts in each. */
  holders: z.array(
    z.object({
      /** Role of the users. */
      role: roleSchema,
      /** Number of users with the role. */
      users: z.int(),
      /** How many of them have no second factor. */
      withoutFactor: z.int(),
    }),
  ),
});

export const roles = {
  id: 'secondFactor.roles',
  method: 'GET',
  path: 'users/second-factor/roles',
  reads: ['facilitators', 'users'],
  access: managing,
  output: rolesAndHolders,
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
  'A user who loses their phone and recovery codes can sign in again after two administrators reset the second factor.';

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
  /** Get your second factors. */
  get,
  /** Start adding an authenticator app. */
  addAuthenticator,
  /** Add an authenticator app. */
  confirmAuthenticator,
  /** Start adding a passkey. */
  addPasskey,
  /** Add a passkey. */
  confirmPasskey,
  /** Remove one of your second factors. */
  remove,
  /** Create new recovery codes. */
  renewCodes,
  /** List the roles that require a second factor. */
  roles,
  /** Set the roles that require a second factor. */
  requireOfRoles,
  /** Request a reset of a user's second factor. */
  askReset,
  /** Confirm a reset of a user's second factor. */
  confirmReset,
  /** Reject a reset of a user's second factor. */
  refuseReset,
};

export type SecondFactorArea = Calls<typeof calls>;

export const secondFactor: SecondFactorArea = calls;
