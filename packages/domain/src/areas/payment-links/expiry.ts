import { TZDate } from '@date-fns/tz';
import { add } from 'date-fns';
import type { Expiry } from './expiry-schema.ts';
import { clerkExpiryHour } from './expiry-units.ts';

/** When a link created now expires; days, weeks and months follow the zone's calendar. */
export function expiryInstant(
  { unit, value, specificDate }: Expiry,
  now: Date,
  zone: string,
): Date | undefined {
  if (unit === 'specificDate') return specificDate ?? undefined;
  if (value === null) return undefined;
  return new Date(add(new TZDate(now.getTime(), zone), { [unit]: value }).getTime());
}

/** When a sales clerk's link expires: 8 PM today in the zone, or tomorrow once that has passed. */
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
