import type { BusinessClock } from '../kernel/clock/business-clock.ts';

/** How long the offset of business time is cached, in milliseconds. */
const knownForMs = 1000;

/**
 * Business time for response headers: the clock's offset is read once per second instead of with every request. A move
 * of the clock in this process shows at once, another process's within that second.
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
