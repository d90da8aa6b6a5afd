/** Counts calls in windows of time, one count a key. Kept in memory: every process counts for itself. */
export interface RateLimit {
  /** Counts a call. @returns whole seconds to wait when it is one too many, else undefined. */
  take(key: string, now: number): number | undefined;
}

/** @param limit calls a window. @param windowMs its length, in milliseconds of security time. */
export function createRateLimit(limit: number, windowMs: number): RateLimit {
  const windows = new Map<string, { readonly startedAt: number; calls: number }>();
  return {
    take: (key, now) => {
      const known = windows.get(key);
      if (!known || now - known.startedAt >= windowMs) {
        windows.set(key, { startedAt: now, calls: 1 });
        return undefined;
      }
      known.calls += 1;
      if (known.calls <= limit) return undefined;
      return Math.max(1, Math.ceil((known.startedAt + windowMs - now) / 1000));
    },
  };
}
