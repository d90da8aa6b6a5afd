import { labelWidth } from '../../chart/plot-box.ts';
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

/** Which bars are named below the axis: all if each has room beside the next, else those on round times, else every so many. */
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
  const widest = widths.reduce((most, width) => Math.max(most, width), 0) + GAP;
  const most = Math.max(1, Math.floor((rows.length * step) / widest));
  const round = onRoundTimes(rows, most, zone, tickOf);
  const every = Math.ceil(widest / step);
  return round.length > 1 ? round : all.filter(({ index }) => index % every === 0);
}
