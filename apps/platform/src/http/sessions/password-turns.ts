import { CallFailure } from '../failures.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { createSignInQueue } from './sign-in-queue.ts';

/*
 * Every password that somebody sends waits here for its hash, whether they sign in or choose another: all
 * hashes of a process are one queue, in which callers take turns.
 */

const queue = createSignInQueue();

/** Seconds after which a password may be sent again. */
const busySeconds = 3;

const busy = () =>
  new CallFailure({
    status: 503,
    code: 'BUSY',
    message: 'Too many people are signing in right now. Try again in a moment.',
    retryAfter: busySeconds,
  });

/** What is slow on purpose, for whoever has a turn. */
export interface Hashing {
  readonly hash: typeof hashPassword;
  readonly verify: typeof verifyPassword;
}

/**
 * Runs work that needs a hash in its turn. What is judged and counted in one turn cannot be outrun by more
 * tries sent at the same moment.
 * @param caller whose turn it takes: an address or a person. @throws CallFailure 503 in too long a queue.
 */
export async function inTurn<T>(
  caller: string,
  work: (hashing: Hashing) => Promise<T>,
): Promise<T> {
  const done = await queue.run(caller, async () => ({
    value: await work({ hash: hashPassword, verify: verifyPassword }),
  }));
  if (!done) throw busy();
  return done.value;
}

export const hashInTurn = (caller: string, password: string): Promise<string> =>
  inTurn(caller, ({ hash }) => hash(password));
