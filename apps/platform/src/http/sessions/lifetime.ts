import { idleTimeoutMs } from '@payfac/domain/enumerations';

const hourMs = 3_600_000;

/** How long a sign-on may last, even in constant use, in hours: as configured, and the most that can be. */
export const usualSignOnHours = 12;
export const mostSignOnHours = 24;

/** Whether a sign-on, and with it every tab, has expired: idle for an hour, or at its maximum age. */
export const hasRunOut = (
  { createdAt, lastSeenAt }: { readonly createdAt: Date; readonly lastSeenAt: Date },
  now: Date,
  signOnHours = usualSignOnHours,
): boolean =>
  now.getTime() - lastSeenAt.getTime() > idleTimeoutMs ||
  now.getTime() - createdAt.getTime() >= signOnHours * hourMs;
