import { addDays, formatDay, isBankingDay, startOfZonedDay } from '@payfac/domain/time';
import { and, eq, gt, min } from 'drizzle-orm';
import type { Queryable } from '../../kernel/database/connection.ts';
import { subscriptions } from '../../kernel/database/schema/index.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** A business day is cut two hours after it ends, and paid six hours later. */
const cutHours = 2;
const paidHours = cutHours + 6;

/** How far business time can be moved at once. */
export const timeMoves = [
  'hour',
  'day',
  'week',
  'next-settlement',
  'next-payouts',
  'next-billing',
] as const;
export type TimeMove = (typeof timeMoves)[number];

export const timeMoveLabels: Readonly<Record<TimeMove, string>> = {
  hour: 'One hour',
  day: 'One day',
  week: 'One week',
  'next-settlement': 'To the next settlement',
  'next-payouts': 'To the next payouts',
  'next-billing': 'To the next billing run',
};

/** The first of these moments that lies in the future. */
function firstAfter(
  now: Date,
  zone: string,
  hours: number,
  isMeant: (day: string) => boolean,
): Date {
  for (let day = formatDay(now, zone); ; day = addDays(day, 1)) {
    const start = startOfZonedDay(day, zone);
    const at = start && new Date(start.getTime() + hours * hourMs + minuteMs);
    if (at && at > now && isMeant(day)) return at;
  }
}

/**
 * The next moment at which work starts that other work builds on. Skipping it would settle a day when it should be
 * paid, and pay it six hours late.
 */
export function nextStop(now: Date, zone: string): Date {
  const cut = firstAfter(now, zone, cutHours, () => true);
  const paid = firstAfter(now, zone, paidHours, () => true);
  return cut < paid ? cut : paid;
}

/** The next subscription charge; a day from now when there is none. */
async function nextBilling(
  queryable: Queryable,
  facilitatorId: string,
  now: Date,
  zone: string,
): Promise<Date> {
  const today = formatDay(now, zone);
  const [next] = await queryable
    .select({ day: min(subscriptions.nextChargeOn) })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.facilitatorId, facilitatorId),
        eq(subscriptions.status, 'active'),
        gt(subscriptions.nextChargeOn, today),
      ),
    );
  const day = next?.day ?? addDays(today, 1);
  const start = startOfZonedDay(day, zone) ?? now;
  return new Date(start.getTime() + minuteMs);
}

/** The target of a move. @param zone the facilitator's, which decides its days. */
export async function momentAfter(
  queryable: Queryable,
  move: TimeMove,
  brand: { readonly facilitatorId: string; readonly timeZone: string },
  now: Date,
): Promise<Date> {
  const zone = brand.timeZone;
  const later = (hours: number) => new Date(now.getTime() + hours * hourMs);
  switch (move) {
    case 'hour':
      return later(1);
    case 'day':
      return later(24);
    case 'week':
      return later(7 * 24);
    case 'next-settlement':
      return firstAfter(now, zone, cutHours, () => true);
    case 'next-payouts':
      return firstAfter(now, zone, paidHours, isBankingDay);
    case 'next-billing':
      return nextBilling(queryable, brand.facilitatorId, now, zone);
  }
}
