import { availableParallelism } from 'node:os';
import { CallFailure } from '../failures.ts';
import { createFairQueue } from './fair-queue.ts';

/*
 * Money first. A database with a few cores has use for a few reads at once; more only make each other
 * slow, and with them the sales between them. So reads wait here for a turn, before they take a
 * connection; commands never do, and while they are at work there are fewer turns.
 */

export interface Limits {
  /** Reads under way at once, while no command is at work. */
  readonly atOnce: number;
  /** Reads that wait, of everybody. */
  readonly mostWaiting: number;
  /** Of one caller. */
  readonly mostWaitingOfOne: number;
  /** Milliseconds after which one that still waits is refused. */
  readonly longestWaitMs: number;
}

/** Two a core: while one is worked on in the database, another is on its way there or back. */
export const usualLimits: Limits = {
  atOnce: 2 * availableParallelism(),
  mostWaiting: 1000,
  mostWaitingOfOne: 200,
  longestWaitMs: 10_000,
};

export interface Admission {
  /**
   * Waits for a turn. @returns what gives the place back, once the read is over.
   * @throws CallFailure 503 with Retry-After when too many wait, or for too long; the signal's reason
   * when the caller went away meanwhile.
   */
  enter(caller: string, signal: AbortSignal): Promise<() => void>;
  /** Lines in the text format that Prometheus reads. */
  metrics(): readonly string[];
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
 * Lets reads in, a few at once.
 * @param commandsAtWork how many commands the database is at work for, each of which takes a turn away.
 */
export function createAdmission(
  commandsAtWork: () => number,
  limits: Limits = usualLimits,
): Admission {
  const queue = createFairQueue<Waiting>();
  let running = 0;
  let refused = 0;
  let admitted = 0;
  let waitedMs = 0;

  /** One is always let in, so that reads go on while commands never end. */
  const hasRoom = (): boolean => running < Math.max(1, limits.atOnce - commandsAtWork());

  const refuse = (): CallFailure => {
    refused += 1;
    return busy();
  };

  /** A place that is given back once, however often that is said, and goes to the next in turn. */
  function place(): () => void {
    let isGivenBack = false;
    running += 1;
    admitted += 1;
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
        waitedMs += performance.now() - since;
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
    metrics: () => [
      '# TYPE reads_running gauge',
      `reads_running ${running}`,
      '# TYPE reads_waiting gauge',
      `reads_waiting ${queue.size}`,
      '# TYPE reads_admitted_total counter',
      `reads_admitted_total ${admitted}`,
      '# TYPE reads_refused_total counter',
      `reads_refused_total ${refused}`,
      '# TYPE reads_waited_seconds_total counter',
      `reads_waited_seconds_total ${(waitedMs / millisecondsASecond).toFixed(3)}`,
    ],
  };
}
