/** Takes turns at what is slow: a few at a time, and only so many of one caller. */
export interface SignInQueue {
  /**
   * Runs the work in its turn.
   * @returns undefined when the caller, or everybody together, already has too many waiting.
   */
  run<T>(caller: string, work: () => Promise<T>): Promise<T | undefined>;
}

interface Limits {
  /** Run at once. */
  readonly atOnce: number;
  /** Of one caller, running or waiting. */
  readonly ofOne: number;
  /** Of everybody, running or waiting. */
  readonly ofAll: number;
}

/** An office that signs in at nine has one address. */
const usualLimits: Limits = { atOnce: 2, ofOne: 60, ofAll: 600 };

/**
 * A queue ahead of password hashes, which are slow on purpose. Callers take turns, so that one who
 * asks in a loop holds nobody else up for longer than one turn.
 */
export function createSignInQueue({ atOnce, ofOne, ofAll }: Limits = usualLimits): SignInQueue {
  // Callers in the order of their turns: a map keeps the order in which keys were added.
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
