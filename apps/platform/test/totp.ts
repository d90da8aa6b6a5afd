import { createHmac } from 'node:crypto';
import { securityTime } from './moments.ts';

/**
 * The code that an authenticator app shows (RFC 6238), implemented independently of the verifier.
 * @param secret in base32.
 */
export function authenticatorCodeAt(secret: string, now = securityTime()): string {
  const bits = Array.from(secret)
    .map((letter) =>
      'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
    )
    .join('');
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  const counter = Math.floor(now.getTime() / 30_000)
    .toString(16)
    .padStart(16, '0');
  const mac = createHmac('sha1', Buffer.from(bytes))
    .update(Buffer.from(counter, 'hex'))
    .digest('hex');
  const at = Number.parseInt(mac.slice(-1), 16) * 2;
  const number = Number.parseInt(mac.slice(at, at + 8), 16) % 0x80_00_00_00;
  return String(number % 1_000_000).padStart(6, '0');
}
