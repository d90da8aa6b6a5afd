import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

/** OWASP's second choice of parameters: 16 MiB, about 50 ms. Stored with each hash, so that they can be raised. */
const cost = { N: 16_384, r: 8, p: 5 } as const;
const keyLength = 32;

function derive(password: string, salt: Buffer, length: number, options: ScryptOptions) {
  return new Promise<Buffer>((resolve, reject) => {
    scrypt(
      password.normalize('NFKC'),
      salt,
      length,
      { ...options, maxmem: 256 << 20 },
      (error, key) => (error ? reject(error) : resolve(key)),
    );
  });
}

/** `scrypt:N:r:p:salt:key`, with a fresh salt. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, keyLength, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64'), key.toString('base64')].join(
    ':',
  );
}

/** Whether a password matches a hash; false for a hash of an unknown format, too. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [scheme, N, r, p, salt, key] = hash.split(':');
  if (scheme !== 'scrypt' || salt === undefined || key === undefined) return false;
  const expected = Buffer.from(key, 'base64');
  const options = { N: Number(N), r: Number(r), p: Number(p) };
  const actual = await derive(password, Buffer.from(salt, 'base64'), expected.length, options);
  return timingSafeEqual(expected, actual);
}

/** A hash that no password matches, so that a sign-in with an unknown name takes as long as one with a known name. */
export const unmatchableHash = `scrypt:${cost.N}:${cost.r}:${cost.p}:${Buffer.alloc(16).toString('base64')}:${Buffer.alloc(keyLength).toString('base64')}`;
