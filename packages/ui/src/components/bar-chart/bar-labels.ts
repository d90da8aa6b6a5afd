import { cutText, labelWidth, lettersIn } from '../../chart/plot-box.ts';
import { type TickUnit, timeTicks } from '../../chart/time-ticks.ts';
import type { BarRow } from './bar-rows.ts';

export interface BarLabel {
  index: number;
  text: string;
}

/** The label of a row, as short as its unit, or a coarser unit among the ticks, allows. */
export type TickOf = (row: BarRow, among?: TickUnit) => string;

/** Minimum gap between two labels, in pixels. */
const GAP = 14;

/** Minimum gap between two truncated names, which end in an ellipsis, in pixels. */
const NAME_GAP = 4;

/** Shortest useful truncation. */
const SHORTEST = 'Vis…';

/** Rows at round times of the zone; none when the rows aren't on round times. */
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
 * Category names, truncated to the width of their bars: unlike a time, an omitted name can't be inferred from its
 * neighbors. When bars are too narrow for any of a name, only every nth is labeled.
 */
function cutNames(all: readonly BarLabel[], step: number): BarLabel[] {
  const every = Math.ceil((labelWidth(SHORTEST) + NAME_GAP) / step);
  const most = lettersIn(every * step - NAME_GAP);
  return all
    .filter(({ index }) => index % every === 0)
    .map(({ index, text }) => ({ index, text: cutText(text, most) }));
}

/**
 * Which bars are labeled below the axis: all when they fit; otherwise all categories, truncated, and for times the
 * round ones, or every nth.
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
