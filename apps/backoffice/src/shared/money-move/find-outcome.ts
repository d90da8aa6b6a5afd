import type { Output } from '@payfac/api';
import type { list } from '@payfac/api/contract/outcomes';
import type { Attempt, AttemptOutcome } from './attempt.ts';

/** The outcome of a movement of money, as the platform reports it. */
export type Outcome = Output<typeof list>['data'][number];

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 15_000;
/** Until then, a request may still be in transit, so an unknown attempt proves nothing. */
const ON_ITS_WAY_MS = 60_000;

export interface Clock {
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
}

/**
 * Waits, and checks again at once when the connection is restored or the user returns: browsers may delay a hidden
 * page's timers by a minute.
 */
const realClock: Clock = {
  now: Date.now,
  wait: (ms) =>
    new Promise((resolve) => {
      const waiting = new AbortController();
      const done = () => {
        clearTimeout(timer);
        waiting.abort();
        resolve();
      };
      const timer = setTimeout(done, ms);
      const seen = () => {
        if (!document.hidden) done();
      };
      const { signal } = waiting;
      addEventListener('online', done, { signal });
      document.addEventListener('visibilitychange', seen, { signal });
    }),
};

function endingOf(outcome: Outcome | undefined, age: number): AttemptOutcome | undefined {
  if (!outcome) return age > ON_ITS_WAY_MS ? { state: 'never-arrived' } : undefined;
  switch (outcome.state) {
    case 'unknown':
      return undefined;
    case 'succeeded':
      return { state: 'succeeded', transactionId: outcome.operation?.transactionId };
    case 'failed':
      return { state: 'failed', reason: outcome.failure?.message ?? '' };
  }
}

/**
 * Asks the platform by key until the attempt's outcome is known. Never resends the attempt. Keeps asking an unreachable
 * platform.
 */
export async function findOutcome(
  attempt: Attempt,
  ask: (key: string) => Promise<Outcome | undefined>,
  { now, wait }: Clock = realClock,
): Promise<AttemptOutcome> {
  for (let pause = FIRST_WAIT_MS; ; pause = Math.min(pause * 2, LONGEST_WAIT_MS)) {
    const ending = await ask(attempt.key).then(
      (outcome) => endingOf(outcome, now() - attempt.startedAt),
      () => undefined,
    );
    if (ending) return ending;
    await wait(pause);
  }
}
