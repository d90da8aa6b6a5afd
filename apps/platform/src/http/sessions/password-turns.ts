import { count } from '../../kernel/watch/metrics.ts';
import { CallFailure } from '../failures.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { createSignInQueue } from './sign-in-queue.ts';

/*
 * Every submitted password waits here to be hashed, for sign-ins and for changes alike: one queue per process, in which
 * callers take turns.
 */

const queue = createSignInQueue();

/** Passwords of this process that have their turn, and that wait for it. */
export const hashingStanding = () => queue.standing();

/** Seconds after which a password may be sent again. */
const busySeconds = 3;

const busy = () =>
  new CallFailure({
    status: 503,
    code: 'BUSY',
    message: 'Too many people are signing in right now. Try again in a moment.',
    retryAfter: busySeconds,
  });

/** The slow hash functions, available only during a turn. */
export interface Hashing {
  readonly hash: typeof hashPassword;
  readonly verify: typeof verifyPassword;
}

/**
 * Runs work that needs a hash, in turn. Since an attempt is judged and counted in one turn, concurrent attempts can't
 * outrun the count.
 * @param caller whose turn it takes: an address or a user.
 * @throws CallFailure 503 when the queue is full.
 */
export async function inTurn<T>(
  caller: string,
  work: (hashing: Hashing) => Promise<T>,
): Promise<T> {
  const done = await queue.run(caller, async () => ({
    value: await work({ hash: hashPassword, verify: verifyPassword }),
  }));
  if (!done) {
    count('payfac_sign_in_refusals_total', {});
    throw busy();
  }
  return done.value;
}

export const hashInTurn = (caller: string, password: string): Promise<string> =>
  inTurn(caller, ({ hash }) => hash(password));
