import { TZDate } from '@date-fns/tz';
import { add } from 'date-fns';
import type { Expiry } from './expiry-schema.ts';

/** In what an expiry is counted; `specificDate` names the instant. */
export const expiryUnits = ['hours', 'days', 'weeks', 'months', 'specificDate'] as const;
export type ExpiryUnit = (typeof expiryUnits)[number];

/** A link expires after a day unless said otherwise (document 1, section 9). */
export const defaultExpiryUnit: ExpiryUnit = 'days';
export const defaultExpiryValue = 1;
export const maximumExpiryValue = 365;

/** The hour at which a sales clerk's links expire, in local time. */
export const clerkExpiryHour = 20;

/** When a link made now expires; days, weeks and months as the zone's calendar counts them. */
export function expiryInstant(
  { unit, value, specificDate }: Expiry,
  now: Date,
  zone: string,
): Date | undefined {
  if (unit === 'specificDate') return specificDate ?? undefined;
  if (value === null) return undefined;
  return new Date(add(new TZDate(now.getTime(), zone), { [unit]: value }).getTime());
}

/**
 * When a sales clerk's link expires: 8 PM today in the zone, or tomorrow once that has passed
 * (document 1, section 3).
 */
export function clerkExpiry(now: Date, zone: string): Date {
  const local = new TZDate(now.getTime(), zone);
  const eightPm = (daysAhead: number) =>
    new TZDate(
      local.getFullYear(),
      local.getMonth(),
      local.getDate() + daysAhead,
      clerkExpiryHour,
      zone,
    ).getTime();
  const today = eightPm(0);
  return new Date(now.getTime() < today ? today : eightPm(1));
}
