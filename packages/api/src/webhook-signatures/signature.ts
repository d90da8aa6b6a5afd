/*
 * Signatures of the Standard Webhooks specification (https://www.standardwebhooks.com): HMAC-SHA256 over
 * `id.timestamp.payload`, base64, prefixed with `v1,`; several, separated by spaces, during a secret rotation.
 */

export const webhookHeaders = {
  id: 'webhook-id',
  timestamp: 'webhook-timestamp',
  signature: 'webhook-signature',
} as const;

const PREFIX = 'whsec_';
const VERSION = 'v1,';

export interface SignedContent {
  readonly id: string;
  /** Unix timestamp, in whole seconds. */
  readonly timestamp: number;
  /** The body, byte for byte as sent. */
  readonly payload: string;
}

export function bytesOfBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

const base64OfBytes = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)));

/**
 * Imports a secret such as `whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw`.
 * @throws TypeError when the secret is malformed.
 */
async function keyOf(secret: string, use: 'sign' | 'verify'): Promise<CryptoKey> {
  const bytes = secret.startsWith(PREFIX) ? bytesOfBase64(secret.slice(PREFIX.length)) : undefined;
  if (!bytes || bytes.length === 0) {
    throw new TypeError(`A webhook secret is ${PREFIX} followed by base64.`);
  }
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, [use]);
}

const signedBytes = ({ id, timestamp, payload }: SignedContent): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`${id}.${timestamp}.${payload}`);

/** One signature with its version, such as `v1,K5oZfzN9…`. */
export async function signatureOf(content: SignedContent, secret: string): Promise<string> {
  const key = await keyOf(secret, 'sign');
  return VERSION + base64OfBytes(await crypto.subtle.sign('HMAC', key, signedBytes(content)));
}

/**
 * Whether any of the signatures matches any of the secrets. WebCrypto compares in constant time, and every pair is
 * checked, so that the duration doesn't reveal which one matched.
 */
export async function hasValidSignature(
  content: SignedContent,
  signatures: string,
  secrets: readonly string[],
): Promise<boolean> {
  const bytes = signedBytes(content);
  const given = signatures
    .split(' ')
    .filter((signature) => signature.startsWith(VERSION))
    .map((signature) => bytesOfBase64(signature.slice(VERSION.length)))
    .filter((signature) => signature !== undefined);
  const keys = await Promise.all(secrets.map((secret) => keyOf(secret, 'verify')));
  const verdicts = await Promise.all(
    keys.flatMap((key) =>
      given.map((signature) => crypto.subtle.verify('HMAC', key, signature, bytes)),
    ),
  );
  return verdicts.includes(true);
}
