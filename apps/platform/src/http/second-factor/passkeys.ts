import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queryable } from '../../kernel/database/connection.ts';
import { factors } from '../../kernel/database/schema/index.ts';
import { type Place, type Places, type Whose, whoseIs } from '../hosts/places.ts';
import { type FactorRow, factorsOf } from './factors.ts';

/** Loaded with the first passkey, since few processes need it and it is slow to load. */
const library = () => import('@simplewebauthn/server');

/* Passkeys belong to the brand's own host from the configuration; pages on other hosts can't use them. */

/** The host and origin of passkeys. */
interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

const partyOf = (places: Places, whose: Whose): RelyingParty => {
  const origin = places.app(whose);
  return { id: new URL(origin).hostname, origin };
};

export const relyingPartyAt = (places: Places, place: Place): RelyingParty =>
  partyOf(places, whoseIs(place));

const idsOf = (rows: readonly FactorRow[]) =>
  rows.flatMap(({ credentialId, transports }) =>
    credentialId === null
      ? []
      : [{ id: credentialId, ...(transports ? { transports: [...transports] } : {}) }],
  );

interface Owner {
  readonly userId: string;
  readonly username: string;
  readonly name: string;
}

/** How long a browser waits for the user. */
const timeout = 60_000;

/** The options with which a browser creates a passkey. */
export async function creationOptions(
  queryable: Queryable,
  party: RelyingParty,
  title: string,
  { userId, username, name }: Owner,
) {
  const { generateRegistrationOptions } = await library();
  const excludeCredentials = idsOf(await factorsOf(queryable, userId));
  const { challenge, rp, user, pubKeyCredParams } = await generateRegistrationOptions({
    rpName: title,
    rpID: party.id,
    userID: new TextEncoder().encode(userId),
    userName: username,
    userDisplayName: name,
  });
  return {
    challenge,
    rp: { id: party.id, name: rp.name },
    user,
    pubKeyCredParams,
    timeout,
    excludeCredentials: excludeCredentials.map(({ id }) => ({ id, type: 'public-key' as const })),
  };
}

const text = z.string().check(z.maxLength(20_000));

/** The parts of a browser's response that are read here; the library validates their content. */
const made = z.looseObject({
  id: text,
  rawId: text,
  type: z.literal('public-key'),
  clientExtensionResults: z._default(z.record(z.string(), z.unknown()), {}),
  response: z.looseObject({
    clientDataJSON: text,
    attestationObject: text,
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
  }),
});

const shown = z.looseObject({
  id: text,
  rawId: text,
  type: z.literal('public-key'),
  clientExtensionResults: z._default(z.record(z.string(), z.unknown()), {}),
  response: z.looseObject({ clientDataJSON: text, authenticatorData: text, signature: text }),
});

/** The stored data of a new passkey. */
export interface NewPasskey {
  readonly credentialId: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
}

/** A passkey that a browser created for a challenge; undefined for anything else. */
export async function readNewPasskey(
  party: RelyingParty,
  challenge: string,
  credential: unknown,
): Promise<NewPasskey | undefined> {
  const parsed = made.safeParse(credential);
  if (!parsed.success) return undefined;
  const { response: answer } = parsed.data;
  const response: RegistrationResponseJSON = {
    ...parsed.data,
    response: { ...answer, transports: answer.transports ?? [] },
  };
  try {
    const { verified, registrationInfo } = await (await library()).verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: false,
    });
    if (!verified || !registrationInfo) return undefined;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    const key = Buffer.from(publicKey).toString('base64url');
    return { credentialId: id, publicKey: key, counter, transports };
  } catch {
    // The library throws for any invalid response.
    return undefined;
  }
}

/** The options with which a browser asks for a user's passkey; undefined when the user has none. */
export async function requestOptions(
  queryable: Queryable,
  party: RelyingParty,
  userId: string,
): Promise<PublicKeyCredentialRequestOptionsJSON | undefined> {
  const allowCredentials = idsOf(await factorsOf(queryable, userId));
  if (allowCredentials.length === 0) return undefined;
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: party.id,
    allowCredentials,
    userVerification: 'preferred',
  });
}

/** Whether a browser's response to a challenge is from one of the user's passkeys; records its use. */
export async function takePasskey(
  queryable: Queryable,
  party: RelyingParty,
  of: { readonly userId: string; readonly challenge: string },
  credential: unknown,
  now: Date,
): Promise<boolean> {
  const parsed = shown.safeParse(credential);
  if (!parsed.success) return false;
  const response: AuthenticationResponseJSON = parsed.data;
  const rows = await factorsOf(queryable, of.userId);
  const row = rows.find(({ credentialId }) => credentialId === response.id);
  if (!row || row.credentialId === null || row.publicKey === null) return false;
  const { factorId, credentialId, publicKey, counter } = row;
  try {
    const { verified, authenticationInfo } = await (await library()).verifyAuthenticationResponse({
      response,
      expectedChallenge: of.challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: false,
      credential: {
        id: credentialId,
        publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
        counter: counter ?? 0,
      },
    });
    if (!verified) return false;
    const { newCounter } = authenticationInfo;
    const taken = await queryable
      .update(factors)
      .set({ counter: newCounter, lastUsedAt: now })
      .where(
        and(
          eq(factors.factorId, factorId),
          sql`(${factors.counter} < ${newCounter} or ${newCounter} = 0)`,
        ),
      )
      .returning({ factorId: factors.factorId });
    return taken.length > 0;
  } catch {
    return false;
  }
}
