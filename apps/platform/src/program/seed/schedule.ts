import type { Calendar } from './calendar.ts';
import { type SeedMerchant, suspendedAt } from './merchants.ts';
import { createRandom, type Random } from './random.ts';

/** A payment to generate: its merchant and its time. */
export interface Draft {
  readonly merchant: SeedMerchant;
  /** Milliseconds. */
  readonly at: number;
}

/** The time to generate payments for: up to the anchor, from `since` or the calendar's first day. */
export interface Span {
  readonly since?: Date;
  readonly anchor: Date;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Days from a merchant's application to its first payment. */
const daysToFirstPayment = 7;

/** Business grows over the year and is busier before the holidays. */
const seasonOf = (day: string, age: number): number => {
  const growth = 1.25 - age / 700;
  const month = day.slice(5, 7);
  return growth * (month === '11' || month === '12' ? 1.25 : month === '01' ? 0.85 : 1);
};

interface Slot {
  readonly merchant: SeedMerchant;
  readonly dayStart: number;
  /** The part of the day that is in the seeded span. */
  readonly from: number;
  readonly until: number;
  /** Payments, relative to other slots. */
  readonly weight: number;
}

function slotsOf(
  merchants: readonly SeedMerchant[],
  calendar: Calendar,
  { since, anchor }: Span,
  random: Random,
): readonly Slot[] {
  return merchants.flatMap((merchant) => {
    const end = (suspendedAt(merchant, anchor) ?? anchor).getTime();
    return calendar.days.flatMap((day, index): Slot[] => {
      const age = calendar.days.length - 1 - index;
      const noise = random.logNormal(1, 0.25);
      const dayStart = calendar.in(merchant.place.timeZone).startOf(day);
      const from = Math.max(dayStart, since?.getTime() ?? dayStart);
      const until = Math.min(dayStart + dayMs, end);
      if (age > merchant.ageInDays - daysToFirstPayment || until <= from) return [];
      const weekday = merchant.kind.weekdays[new Date(`${day}T12:00:00Z`).getUTCDay()] ?? 1;
      const share = (until - from) / dayMs;
      const weight = merchant.volume * weekday * seasonOf(day, age) * noise * share;
      return [{ merchant, dayStart, from, until, weight }];
    });
  });
}

/** A moment in the merchant's local opening hours, within the slot. */
function momentOf({ merchant, dayStart, from, until }: Slot, random: Random): number {
  const hours = merchant.kind.hours.map((weight, hour) => [hour, weight] as const);
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const at = dayStart + random.weighted(hours) * hourMs + random.int(0, hourMs - 1);
    if (at >= from && at < until) return at;
  }
  return from + Math.floor(random.next() * (until - from));
}

/**
 * Exactly `scale` payments over the span, oldest first: each merchant's share by its size, weekday and season, each
 * moment by its opening hours.
 */
export function schedule(
  merchants: readonly SeedMerchant[],
  calendar: Calendar,
  span: Span,
  scale: number,
): readonly Draft[] {
  const random = createRandom(`moments ${scale}`);
  const live = merchants.filter((merchant) => merchant.isLive);
  const slots = slotsOf(live, calendar, span, random);
  const total = slots.reduce((sum, slot) => sum + slot.weight, 0);

  const drafts: Draft[] = [];
  let promised = 0;
  for (const slot of slots) {
    promised += (scale * slot.weight) / total;
    while (drafts.length < Math.round(promised)) {
      drafts.push({ merchant: slot.merchant, at: momentOf(slot, random) });
    }
  }
  return drafts.toSorted((one, other) => one.at - other.at);
}
