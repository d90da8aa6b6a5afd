import { createHmac, timingSafeEqual } from 'node:crypto';

const digits = 6;

/** The code of one application: worked out from the platform's key, so that none is kept. */
export function smsCodeOf(key: Uint8Array, applicationId: string): string {
  const digest = createHmac('sha256', key).update(`onboarding ${applicationId}`).digest();
  return String(digest.readUInt32BE(0) % 10 ** digits).padStart(digits, '0');
}

/** Compares in a time that says nothing of the code. */
export function isSmsCode(key: Uint8Array, applicationId: string, typed: string): boolean {
  const expected = Buffer.from(smsCodeOf(key, applicationId));
  const given = Buffer.from(typed.replace(/\s/g, ''));
  return given.length === expected.length && timingSafeEqual(given, expected);
}
