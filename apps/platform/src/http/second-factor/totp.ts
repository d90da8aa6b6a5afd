import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/* Codes of authenticator apps: RFC 6238 with the parameters that every app supports: SHA-1, six digits, 30 seconds. */

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const bitsOfLetter = 5;
const bitsOfByte = 8;
const secretBytes = 20;
const digits = 6;
const stepMs = 30_000;
/** How many steps a phone's clock may be off. */
const skew = 1;

/** Bytes as base32 (RFC 4648), without padding. */
export function base32(bytes: Uint8Array): string {
  let text = '';
  let held = 0;
  let bits = 0;
  for (const byte of bytes) {
    held = (held << bitsOfByte) | byte;
    bits += bitsOfByte;
    while (bits >= bitsOfLetter) {
      bits -= bitsOfLetter;
      text += alphabet.charAt((held >> bits) & 31);
      held &= (1 << bits) - 1;
    }
  }
  return bits === 0 ? text : text + alphabet.charAt((held << (bitsOfLetter - bits)) & 31);
}

function bytesOf(text: string): Buffer {
  const bytes: number[] = [];
  let held = 0;
  let bits = 0;
  for (const letter of text) {
    held = (held << bitsOfLetter) | alphabet.indexOf(letter);
    bits += bitsOfLetter;
    if (bits < bitsOfByte) continue;
    bits -= bitsOfByte;
    bytes.push((held >> bits) & 255);
    held &= (1 << bits) - 1;
  }
  return Buffer.from(bytes);
}

/** 160 random bits in base32, as the RFC recommends. */
export const newTotpSecret = (): string => base32(randomBytes(secretBytes));

/** The code of one step (RFC 4226). */
function codeOf(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 15;
  const number = mac.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The code that an app shows at a moment. @param secret in base32. */
export const totpAt = (secret: string, now: Date): string =>
  codeOf(bytesOf(secret), Math.floor(now.getTime() / stepMs));

/**
 * The steps around a moment that have this code, latest first. Takes the same time for right and wrong codes.
 * @param secret in base32.
 */
export function matchingSteps(secret: string, code: string, now: Date): readonly number[] {
  const given = Buffer.from(code);
  if (given.length !== digits) return [];
  const key = bytesOf(secret);
  const current = Math.floor(now.getTime() / stepMs);
  const steps = Array.from({ length: 2 * skew + 1 }, (_, place) => current + skew - place);
  return steps.filter((step) => timingSafeEqual(given, Buffer.from(codeOf(key, step))));
}

/** The content of the QR code for an authenticator app. */
export function totpUri({
  secret,
  issuer,
  account,
}: {
  readonly secret: string;
  readonly issuer: string;
  readonly account: string;
}): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}
