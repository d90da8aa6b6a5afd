import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { keyById, sealingKey } from './keys.ts';

/*
 * Sealed text is `sealed:1:<key id>:<base64 of nonce, tag and ciphertext>`, with AES-256-GCM. Its purpose is
 * authenticated, so that one secret can't replace another.
 */

const algorithm = 'aes-256-gcm';
const version = 'sealed:1:';
const nonceBytes = 12;
const tagBytes = 16;

/** The parts of a sealed text. */
export type Purpose =
  | 'id-number'
  | 'webhook-secret'
  | 'platform-key'
  | 'sms-code'
  | 'totp-secret'
  | 'onboarding-draft';

/** The prefix of texts sealed with the current key. */
export const sealedPrefix = (): string => `${version}${sealingKey().id}:`;

export function seal(text: string, purpose: Purpose): string {
  const key = sealingKey();
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key.bytes, nonce).setAAD(Buffer.from(purpose));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  const whole = Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
  return `${version}${key.id}:${whole.toString('base64')}`;
}

/**
 * The original text. A text that was never sealed is returned as it is: `sealStored` seals existing rows when the
 * platform starts.
 * @throws Error if the key is missing or the text was changed.
 */
export function open(stored: string, purpose: Purpose): string {
  if (!stored.startsWith(version)) return stored;
  const [id = '', base64 = ''] = stored.slice(version.length).split(':');
  const whole = Buffer.from(base64, 'base64');
  const nonce = whole.subarray(0, nonceBytes);
  const tag = whole.subarray(nonceBytes, nonceBytes + tagBytes);
  const decipher = createDecipheriv(algorithm, keyById(id).bytes, nonce, {
    authTagLength: tagBytes,
  })
    .setAAD(Buffer.from(purpose))
    .setAuthTag(tag);
  const sealed = whole.subarray(nonceBytes + tagBytes);
  return Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8');
}
