import crypto, { type ScryptOptions } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/*
 * A password hash takes a fifth of a second on purpose, and tests compute hundreds. Here they are free: the same
 * password still gives the same key, whatever cost the hash names.
 */

type Scrypt = (
  password: string,
  salt: Buffer,
  length: number,
  options: ScryptOptions,
  done: (error: Error | null, key: Buffer) => void,
) => void;

/** Where the quick version stores the real one, since each file in a process starts with the previous file's state. */
const kept = Symbol.for('real scrypt');
const real: Scrypt = Reflect.get(crypto.scrypt, kept) ?? crypto.scrypt;

const quick: Scrypt = (password, salt, length, options, done) =>
  real(password, salt, length, { ...options, N: 2, r: 1, p: 1 }, done);
Reflect.set(quick, kept, real);

function use(scrypt: Scrypt): void {
  Reflect.set(crypto, 'scrypt', scrypt);
  syncBuiltinESMExports();
}

/** Runs work with real hashes. */
export async function atRealCost(work: () => Promise<void>): Promise<void> {
  use(real);
  try {
    await work();
  } finally {
    use(quick);
  }
}

/** Holds every hash until the returned function is called. */
export function holdHashes(): () => void {
  const held: Parameters<Scrypt>[] = [];
  use((...asked) => held.push(asked));
  return () => {
    use(quick);
    for (const asked of held) quick(...asked);
  };
}

use(quick);
