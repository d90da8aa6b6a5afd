import { instantOf, wallOf } from './zone.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** January 1, 1970 was a Thursday; weeks start on Sunday. */
const SUNDAY = 3 * DAY;
const MONTH = 30.44 * DAY;

interface Step {
  unit: 'time' | 'day' | 'month' | 'year';
  /** Milliseconds for times and days, months otherwise. */
  size: number;
  /** Approximate length, for choosing a step. */
  length: number;
}

const times = [1, 5, 15, 30, 60, 180, 360, 720].map((minutes): Step => {
  const size = minutes * MINUTE;
  return { unit: 'time', size, length: size };
});
const days = [1, 2, 7, 14].map((count): Step => {
  const size = count * DAY;
  return { unit: 'day', size, length: size };
});
const months = [1, 3, 6].map((size): Step => ({ unit: 'month', size, length: size * MONTH }));
const years = [1, 2, 5, 10, 20, 50, 100].map((count): Step => {
  const size = count * 12;
  return { unit: 'year', size, length: size * MONTH };
});
const STEPS: readonly Step[] = [...times, ...days, ...months, ...years];

export type TickUnit = Step['unit'];

export interface TimeTicks {
  unit: TickUnit;
  /** Instants. */
  ticks: number[];
}

const monthsOf = (wall: number) => {
  const date = new Date(wall);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
};

const monthStart = (month: number) => Date.UTC(Math.floor(month / 12), month % 12);

/** Local times between two others, at round steps. */
function wallTicks(from: number, to: number, { unit, size }: Step): number[] {
  const walls: number[] = [];
  if (unit === 'time' || unit === 'day') {
    const origin = size % (7 * DAY) === 0 ? SUNDAY : 0;
    const first = Math.ceil((from - origin) / size) * size + origin;
    for (let wall = first; wall <= to; wall += size) walls.push(wall);
  } else {
    let month = Math.floor(monthsOf(from) / size) * size;
    for (let wall = monthStart(month); wall <= to; month += size, wall = monthStart(month)) {
      if (wall >= from) walls.push(wall);
    }
  }
  return walls;
}

/**
 * Round local times between two instants, at most `most`: hours, midnights, Sundays, firsts of the month or year, also
 * across a DST change.
 * @param isDaily whether times finer than a day are meaningless; called only when one would be chosen
 */
export function timeTicks(
  from: number,
  to: number,
  most: number,
  zone: string,
  isDaily = () => false,
): TimeTicks {
  const span = to - from;
  const fits = ({ length }: Step) => span / length <= most;
  const finest = STEPS.find(fits);
  const isTooFine = finest?.unit === 'time' && isDaily();
  const step = isTooFine ? days[0] : (finest ?? STEPS.at(-1));
  if (!step) return { unit: 'time', ticks: [] };
  const ticks: number[] = [];
  let before = Number.NEGATIVE_INFINITY;
  // Starts a day earlier: when a day's midnight is skipped, its first instant stands for midnight.
  for (const wall of wallTicks(wallOf(from, zone) - DAY, wallOf(to, zone), step)) {
    const instant = instantOf(wall, zone);
    if (instant <= before || instant < from || instant > to) continue;
    before = instant;
    ticks.push(instant);
  }
  return { unit: step.unit, ticks };
}
