/** Limits slow work: a few at a time, and a limited number per caller. */
export interface SignInQueue {
  /**
   * Runs the work in its turn.
   * @returns undefined when the caller, or all callers together, have too many waiting.
   */
  run<T>(caller: string, work: () => Promise<T>): Promise<T | undefined>;
  /** How many there are at this moment. */
  standing(): { readonly running: number; readonly waiting: number };
}

interface Limits {
  /** The most that run at once. */
  readonly atOnce: number;
  /** The most of one caller, running or waiting. */
  readonly ofOne: number;
  /** The most of all callers, running or waiting. */
  readonly ofAll: number;
}

/** An office whose staff sign in at nine shares one address. */
const usualLimits: Limits = { atOnce: 2, ofOne: 60, ofAll: 600 };

/**
 * A queue in front of password hashing, which is slow on purpose. Callers take turns, so that one who asks in a loop
 * delays others by at most one turn.
 */
export function createSignInQueue({ atOnce, ofOne, ofAll }: Limits = usualLimits): SignInQueue {
  // Callers in the order of their turns; a map keeps insertion order.
  const waiting = new Map<string, (() => void)[]>();
  const held = new Map<string, number>();
  let running = 0;
  let all = 0;

  function next(): void {
    const [turn] = waiting;
    if (!turn || running >= atOnce) return;
    const [caller, own] = turn;
    const start = own.shift();
    waiting.delete(caller);
    if (own.length > 0) waiting.set(caller, own);
    running += 1;
    start?.();
  }

  const turnOf = (caller: string): Promise<void> =>
    new Promise((resolve) => {
      const own = waiting.get(caller);
      if (own) own.push(resolve);
      else waiting.set(caller, [resolve]);
      next();
    });

  return {
    standing: () => ({ running, waiting: all - running }),
    run: async (caller, work) => {
      const count = held.get(caller) ?? 0;
      if (count >= ofOne || all >= ofAll) return undefined;
      held.set(caller, count + 1);
      all += 1;
      await turnOf(caller);
      try {
        return await work();
      } finally {
        running -= 1;
        all -= 1;
        const left = (held.get(caller) ?? 1) - 1;
        if (left === 0) held.delete(caller);
        else held.set(caller, left);
        next();
      }
    },
  };
}
