import type { TallyUnit } from '../../kernel/database/schema/figures.ts';

/*
 * A span is read from as few rows as possible: its whole months, then whole days around them, whole hours around those,
 * and single operations at its ends.
 */

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

export interface Span {
  readonly from?: Date | undefined;
  /** Exclusive. */
  readonly to?: Date | undefined;
}

/** A part of a span, and the unit it is read in. */
export interface TallySpan extends Span {
  readonly unit: TallyUnit | 'operation';
}

const floors = {
  month: (at) => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth())),
  day: (at) => new Date(Math.floor(at.getTime() / dayMs) * dayMs),
  hour: (at) => new Date(Math.floor(at.getTime() / hourMs) * hourMs),
} as const satisfies Readonly<Record<TallyUnit, (at: Date) => Date>>;

/** The start of the UTC day of a moment. */
export const floorDay = floors.day;

const longestMs = { month: 31 * dayMs, day: dayMs, hour: hourMs } as const;

function ceil(unit: TallyUnit, at: Date): Date {
  const floor = floors[unit](at);
  if (floor.getTime() === at.getTime()) return at;
  return floors[unit](new Date(floor.getTime() + longestMs[unit]));
}

/**
 * The parts of a span, without overlap.
 * @param units the units to read, largest first.
 */
export function tallySpans(units: readonly TallyUnit[], { from, to }: Span): readonly TallySpan[] {
  if (from && to && from >= to) return [];
  const [unit, ...smaller] = units;
  if (unit === undefined) return [{ unit: 'operation', from, to }];
  const first = from && ceil(unit, from);
  const last = to && floors[unit](to);
  if (first && last && first >= last) return tallySpans(smaller, { from, to });
  return [
    { unit, from: first, to: last },
    ...(first ? tallySpans(smaller, { from, to: first }) : []),
    ...(last ? tallySpans(smaller, { from: last, to }) : []),
  ];
}
