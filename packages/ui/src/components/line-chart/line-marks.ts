import * as styles from '../../chart/drawing.css.ts';
import { along, type Linear } from '../../chart/linear.ts';
import type { PlotBox } from '../../chart/plot-box.ts';
import { reduceToColumns } from '../../chart/reduce.ts';
import { COMPARISON, type Track } from '../../chart/series.ts';
import type { Shape } from '../../chart/shapes.ts';
import { toneOf } from '../../chart/tone-of.ts';
import type { LineChartKind } from './line-chart-kind.ts';
import { linePath } from './line-path.ts';

export interface LineMarks {
  kind: LineChartKind;
  /** Maps a value to pixels. */
  scale: Linear;
  /** Maps an instant to pixels. */
  position: Linear;
  box: PlotBox;
  /** Milliseconds: lines to points from here on are dashed. */
  firmUntil: number;
}

/** The last point of a line that still grows: the current value. */
function todayOf({ xs, ys }: Track, position: Linear, scale: Linear): readonly Shape[] {
  const [x, y] = [xs.at(-1), ys.at(-1)];
  if (x === undefined || y === undefined || Number.isNaN(y)) return [];
  return [
    {
      tag: 'circle',
      attributes: {
        class: styles.today,
        cx: along(position, x),
        cy: along(scale, y),
        r: 4,
      },
    },
  ];
}

/** One series: its line, its area in an area chart, and isolated points. */
export function lineMarks(
  track: Track,
  { kind, scale, position, box, firmUntil }: LineMarks,
): Shape {
  const { place, xs, ys } = track;
  const columnOf = (index: number) => Math.floor(along(position, xs[index] ?? 0));
  const indexes = reduceToColumns(ys, columnOf, box.width);
  const pathOf = (some: readonly number[]) =>
    linePath(track, { position, scale, indexes: some, isArea: kind === 'area' });
  const whole = pathOf(indexes);
  const isOpen = (xs.at(-1) ?? 0) >= firmUntil;
  const firm = isOpen ? indexes.filter((index) => (xs[index] ?? 0) < firmUntil) : indexes;
  // Dashed from the last final point on.
  const provisional = isOpen ? indexes.slice(Math.max(0, firm.length - 1)) : [];
  return {
    tag: 'g',
    attributes: { class: toneOf(place) },
    content: [
      ...(kind === 'area' && place !== COMPARISON
        ? [{ tag: 'path', attributes: { class: styles.area, d: whole.area } } as const]
        : []),
      {
        tag: 'path',
        attributes: { class: styles.line, d: isOpen ? pathOf(firm).line : whole.line },
      },
      ...(isOpen
        ? [
            {
              tag: 'path',
              attributes: { class: styles.provisional, d: pathOf(provisional).line },
            } as const,
          ]
        : []),
      ...(isOpen && place !== COMPARISON ? todayOf(track, position, scale) : []),
      ...whole.alone.map(
        ({ x, y }): Shape => ({
          tag: 'circle',
          attributes: { cx: x, cy: y, r: 3, fill: 'currentColor' },
        }),
      ),
    ],
  };
}
