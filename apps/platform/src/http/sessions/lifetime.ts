import { idleTimeoutMs } from '@payfac/domain/enumerations';

/** The longest lifetime of a sign-on, even in constant use. Milliseconds of security time. */
export const longestSignOnMs = 12 * 3_600_000;

/** Whether a sign-on, and with it every tab, has expired: idle for an hour, or at its maximum age. */
export const hasRunOut = (
  { createdAt, lastSeenAt }: { readonly createdAt: Date; readonly lastSeenAt: Date },
  now: Date,
): boolean =>
  now.getTime() - lastSeenAt.getTime() > idleTimeoutMs ||
  now.getTime() - createdAt.getTime() >= longestSignOnMs;
