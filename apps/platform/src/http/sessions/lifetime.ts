import { idleTimeoutMs } from '@payfac/domain/enumerations';

/** A sign-on ends this long after it began, whatever is done with it. Milliseconds of security time. */
export const longestSignOnMs = 12 * 3_600_000;

/** Whether a sign-on, and every tab of it, has run out: idle for an hour, or as old as it may get. */
export const hasRunOut = (
  { createdAt, lastSeenAt }: { readonly createdAt: Date; readonly lastSeenAt: Date },
  now: Date,
): boolean =>
  now.getTime() - lastSeenAt.getTime() > idleTimeoutMs ||
  now.getTime() - createdAt.getTime() >= longestSignOnMs;
