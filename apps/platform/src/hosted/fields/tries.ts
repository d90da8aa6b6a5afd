/** How often one context may be used to tokenize, well or badly. Enough for a day's mistakes, too few to try out stolen numbers. */
export const triesPerContext = 30;

export interface Tries {
  /** Counts a try. @returns false when there are none left. */
  take(contextId: string, expiresAt: number, now: number): boolean;
}

/** Kept in memory: a context lives half an hour, and a count lost with the process gives little away. */
export function createTries(): Tries {
  const counts = new Map<string, { count: number; readonly expiresAt: number }>();
  return {
    take(contextId, expiresAt, now) {
      for (const [id, entry] of counts) if (entry.expiresAt <= now) counts.delete(id);
      const entry = counts.get(contextId) ?? { count: 0, expiresAt };
      entry.count += 1;
      counts.set(contextId, entry);
      return entry.count <= triesPerContext;
    },
  };
}
