import { cutText, labelWidth, lettersIn } from '../../chart/plot-box.ts';
import { type TickUnit, timeTicks } from '../../chart/time-ticks.ts';
import type { BarRow } from './bar-rows.ts';

export interface BarLabel {
  index: number;
  text: string;
}

/** The text of a row, as short as its unit or a coarser one among the ticks allows. */
export type TickOf = (row: BarRow, among?: TickUnit) => string;

/** Pixels between two labels. */
const GAP = 14;

/** Pixels between two names that are cut, which end in dots. */
const NAME_GAP = 4;

/** A name cut shorter says nothing. */
const SHORTEST = 'Vis…';

/** Rows on round times of the zone, or none where the rows keep to other times. */
function onRoundTimes(rows: readonly BarRow[], most: number, zone: string, tickOf: TickOf) {
  const [first, last] = [rows[0]?.instant, rows.at(-1)?.instant];
  if (first === undefined || last === undefined) return [];
  const { unit, ticks } = timeTicks(first, last, most, zone);
  const round = new Set<number | undefined>(ticks);
  return rows.flatMap((row, index): BarLabel[] =>
    round.has(row.instant) ? [{ index, text: tickOf(row, unit) }] : [],
  );
}

/**
 * Names of kinds, cut to the room of their bars: unlike a time, a name left out cannot be told from its
 * neighbors. Where bars are too narrow for even the beginning of a name, every so many are named.
 */
function cutNames(all: readonly BarLabel[], step: number): BarLabel[] {
  const every = Math.ceil((labelWidth(SHORTEST) + NAME_GAP) / step);
  const most = lettersIn(every * step - NAME_GAP);
  return all
    .filter(({ index }) => index % every === 0)
    .map(({ index, text }) => ({ index, text: cutText(text, most) }));
}

/**
 * Which bars are named below the axis: all if each has room beside the next; else all kinds, cut, and of
 * times the round ones, or every so many.
 */
export function barLabels(
  rows: readonly BarRow[],
  step: number,
  zone: string,
  tickOf: TickOf,
): BarLabel[] {
  const all = rows.map((row, index) => ({ index, text: tickOf(row) }));
  const widths = all.map(({ text }) => labelWidth(text));
  const isClear = widths.every((width, index) => {
    const before = widths[index - 1];
    return before === undefined || (before + width) / 2 + GAP <= step;
  });
  if (isClear) return all;
  if (rows.every(({ instant }) => instant === undefined)) return cutNames(all, step);
  const widest = widths.reduce((most, width) => Math.max(most, width), 0) + GAP;
  const most = Math.max(1, Math.floor((rows.length * step) / widest));
  const round = onRoundTimes(rows, most, zone, tickOf);
  const every = Math.ceil(widest / step);
  return round.length > 1 ? round : all.filter(({ index }) => index % every === 0);
}
