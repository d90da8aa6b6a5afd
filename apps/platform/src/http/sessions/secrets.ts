import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, for a cookie or a bearer token. Shown once, to its holder. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The stored form of a secret: SHA-256. A secret of 256 random bits needs no salt and no slow hash. */
export const hashSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex');
