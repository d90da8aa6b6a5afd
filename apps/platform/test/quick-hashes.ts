import crypto, { type ScryptOptions } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/*
 * A password's hash costs a fifth of a second by intent, and tests make hundreds. Here each costs nothing: the same
 * password still has the same key, whatever its hash says that it costs.
 */

type Scrypt = (
  password: string,
  salt: Buffer,
  length: number,
  options: ScryptOptions,
  done: (error: Error | null, key: Buffer) => void,
) => void;

/** Where the quick one keeps the real one: each file of a process begins with whatever the file before left. */
const kept = Symbol.for('real scrypt');
const real: Scrypt = Reflect.get(crypto.scrypt, kept) ?? crypto.scrypt;

const quick: Scrypt = (password, salt, length, options, done) =>
  real(password, salt, length, { ...options, N: 2, r: 1, p: 1 }, done);
Reflect.set(quick, kept, real);

function use(scrypt: Scrypt): void {
  Reflect.set(crypto, 'scrypt', scrypt);
  syncBuiltinESMExports();
}

/** Does work whose hashes cost what they say. */
export async function atRealCost(work: () => Promise<void>): Promise<void> {
  use(real);
  try {
    await work();
  } finally {
    use(quick);
  }
}

/** Lets no hash end before what it answers is called. */
export function holdHashes(): () => void {
  const held: Parameters<Scrypt>[] = [];
  use((...asked) => held.push(asked));
  return () => {
    use(quick);
    for (const asked of held) quick(...asked);
  };
}

use(quick);
