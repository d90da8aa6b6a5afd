import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

/** OWASP's second choice of parameters: 16 MiB, about 50 ms. Kept beside each hash, so they can be raised. */
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

/** Whether a password belongs to a hash; false too for a hash in no known form. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [scheme, N, r, p, salt, key] = hash.split(':');
  if (scheme !== 'scrypt' || salt === undefined || key === undefined) return false;
  const expected = Buffer.from(key, 'base64');
  const options = { N: Number(N), r: Number(r), p: Number(p) };
  const actual = await derive(password, Buffer.from(salt, 'base64'), expected.length, options);
  return timingSafeEqual(expected, actual);
}

/** A hash no password fits: a sign-in by an unknown name takes as long as one by a known name. */
export const unmatchableHash = `scrypt:${cost.N}:${cost.r}:${cost.p}:${Buffer.alloc(16).toString('base64')}:${Buffer.alloc(keyLength).toString('base64')}`;
