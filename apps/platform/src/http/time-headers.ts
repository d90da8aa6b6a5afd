import type { BusinessClock } from '../kernel/clock/business-clock.ts';

/** Milliseconds for which the offset of business time is taken as known. */
const knownForMs = 1000;

/**
 * Business time for the headers of responses: the clock's offset is read once a second, not with every
 * request. Moving the clock here is told at once; another process's move within that second.
 */
export function timeHeaders(clock: BusinessClock): {
  readonly now: () => Promise<Date>;
  readonly clock: BusinessClock;
} {
  let known: { readonly offsetMs: number; readonly readAt: number } | undefined;
  const remember = (time: Date): Date => {
    const readAt = Date.now();
    known = { offsetMs: time.getTime() - readAt, readAt };
    return time;
  };
  return {
    now: async () =>
      known && Date.now() - known.readAt < knownForMs
        ? new Date(Date.now() + known.offsetMs)
        : remember(await clock.now()),
    clock: {
      now: () => clock.now(),
      advance: async (seconds) => remember(await clock.advance(seconds)),
    },
  };
}
