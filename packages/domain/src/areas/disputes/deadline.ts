import type { Dispute } from './dispute.ts';
import type { DisputeStatus } from './machine.ts';

const dayMs = 86_400_000;

/** Days from a dispute's opening to its response deadline. */
export const disputeResponseDays = 18;

/** Days before the deadline that a dispute is shown as urgent. */
export const disputeUrgentDays = 3;

export const disputeDeadline = (openedAt: Date): Date =>
  new Date(openedAt.getTime() + disputeResponseDays * dayMs);

/** Whether the dispute still needs a response. */
export const needsResponse = (status: DisputeStatus): boolean =>
  status === 'needs_response' || status === 'warning_needs_response';

export type DisputeUrgency =
  | { readonly kind: 'none' }
  | { readonly kind: 'due' | 'urgent'; readonly wholeDaysLeft: number }
  | { readonly kind: 'past-due' };

/** Urgency of the response; `none` once it is submitted or the dispute is closed. */
export function disputeUrgency(
  { status, respondBy }: Pick<Dispute, 'status' | 'respondBy'>,
  now: Date,
): DisputeUrgency {
  if (!needsResponse(status)) return { kind: 'none' };
  const left = respondBy.getTime() - now.getTime();
  if (left <= 0) return { kind: 'past-due' };
  const kind = left <= disputeUrgentDays * dayMs ? 'urgent' : 'due';
  return { kind, wholeDaysLeft: Math.floor(left / dayMs) };
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

export interface TimeLeft {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
}

/** Time left until a deadline, in whole minutes; undefined once it has passed. */
export function timeLeftUntil(deadline: Date, now: Date): TimeLeft | undefined {
  const left = deadline.getTime() - now.getTime();
  if (left <= 0) return undefined;
  return {
    days: Math.floor(left / dayMs),
    hours: Math.floor((left % dayMs) / hourMs),
    minutes: Math.floor((left % hourMs) / minuteMs),
  };
}
