import { availableParallelism } from 'node:os';
import { count } from '../../kernel/watch/metrics.ts';
import { CallFailure } from '../failures.ts';
import { createFairQueue } from './fair-queue.ts';

/*
 * Commands, which move money, come first. A database with a few cores can use only a few concurrent reads; more would
 * slow each other and the sales between them. So reads wait here for a turn before they take a connection. Commands
 * never wait, and while they run there are fewer turns.
 */

export interface Limits {
  /** The most concurrent reads while no command runs. */
  readonly atOnce: number;
  /** The most waiting reads, of all callers. */
  readonly mostWaiting: number;
  /** The most waiting reads of one caller. */
  readonly mostWaitingOfOne: number;
  /** Milliseconds after which a waiting read is refused. */
  readonly longestWaitMs: number;
}

/** Two per core: while the database works on one, another is in transit. */
export const usualLimits: Limits = {
  atOnce: 2 * availableParallelism(),
  mostWaiting: 1000,
  mostWaitingOfOne: 200,
  longestWaitMs: 10_000,
};

export interface Admission {
  /**
   * Waits for a turn.
   * @returns a function that releases it once the read is over.
   * @throws CallFailure 503 with Retry-After when too many reads wait, or for too long; the signal's reason when the
   * caller disconnected meanwhile.
   */
  enter(caller: string, signal: AbortSignal): Promise<() => void>;
  /** How many there are at this moment. */
  standing(): { readonly running: number; readonly waiting: number };
}

interface Waiting {
  readonly letIn: () => void;
}

const millisecondsASecond = 1000;

const busy = () =>
  new CallFailure({
    status: 503,
    code: 'BUSY',
    message: 'Too many requests at once. Try again in a moment.',
    retryAfter: 1,
  });

/**
 * Admits a few reads at a time.
 * @param commandsAtWork the number of commands that the database is working on; each takes a turn away.
 */
export function createAdmission(
  commandsAtWork: () => number,
  limits: Limits = usualLimits,
): Admission {
  const queue = createFairQueue<Waiting>();
  let running = 0;

  /** Always admits one, so that reads continue under a constant load of commands. */
  const hasRoom = (): boolean => running < Math.max(1, limits.atOnce - commandsAtWork());

  const refuse = (): CallFailure => {
    count('payfac_reads_refused_total', {});
    return busy();
  };

  /** A turn whose release function has an effect only once, and passes the turn to the next in line. */
  function place(): () => void {
    let isGivenBack = false;
    running += 1;
    count('payfac_reads_admitted_total', {});
    return () => {
      if (isGivenBack) return;
      isGivenBack = true;
      running -= 1;
      while (hasRoom()) {
        const next = queue.next();
        if (!next) return;
        next.letIn();
      }
    };
  }

  function wait(caller: string, signal: AbortSignal): Promise<() => void> {
    const { promise, resolve, reject } = Promise.withResolvers<() => void>();
    const since = performance.now();
    const stopWaiting = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', leave);
    };
    const one: Waiting = {
      letIn: () => {
        stopWaiting();
        const seconds = (performance.now() - since) / millisecondsASecond;
        count('payfac_reads_waited_seconds_total', {}, seconds);
        resolve(place());
      },
    };
    const giveUp = (problem: unknown) => {
      stopWaiting();
      queue.remove(caller, one);
      reject(problem);
    };
    const leave = () => giveUp(signal.reason);
    const timer = setTimeout(() => giveUp(refuse()), limits.longestWaitMs);
    timer.unref();
    signal.addEventListener('abort', leave, { once: true });
    queue.add(caller, one);
    return promise;
  }

  return {
    async enter(caller, signal) {
      signal.throwIfAborted();
      if (queue.size === 0 && hasRoom()) return place();
      const isFull = queue.size >= limits.mostWaiting;
      if (isFull || queue.sizeOf(caller) >= limits.mostWaitingOfOne) throw refuse();
      return wait(caller, signal);
    },
    standing: () => ({ running, waiting: queue.size }),
  };
}
