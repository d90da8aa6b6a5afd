import * as styles from '../../chart/drawing.css.ts';
import type { PlotBox } from '../../chart/plot-box.ts';
import { reduceToColumns } from '../../chart/reduce.ts';
import type { Track } from '../../chart/series.ts';
import type { Shape } from '../../chart/shapes.ts';
import { toneOf } from '../../chart/tone-of.ts';
import type { YScale } from '../../chart/y-scale.ts';
import type { LineChartKind } from './line-chart-kind.ts';
import { linePath } from './line-path.ts';

export interface LineMarks {
  kind: LineChartKind;
  scale: YScale;
  /** From an instant to pixels of the drawing. */
  position: (instant: number) => number;
  box: PlotBox;
  /** Begins the names of gradients, unlike those of other charts of the page. */
  id: string;
}

function filledArea(d: string, id: string): Shape[] {
  const stop = (offset: number, opacity: number): Shape => ({
    tag: 'stop',
    attributes: { offset, 'stop-color': 'currentColor', 'stop-opacity': opacity },
  });
  return [
    {
      tag: 'linearGradient',
      attributes: { id, x1: 0, y1: 0, x2: 0, y2: 1 },
      content: [stop(0, 0.2), stop(1, 0.02)],
    },
    { tag: 'path', attributes: { class: styles.area, fill: `url(#${id})`, d } },
  ];
}

/** One series: its line, what lies below it in an area chart, and points that stand alone. */
export function lineMarks(
  { place, xs, ys }: Track,
  { kind, scale, position, box, id }: LineMarks,
): Shape {
  const xOf = (index: number) => position(xs[index] ?? 0);
  const yOf = (index: number) => scale(ys[index] ?? Number.NaN);
  const kept = reduceToColumns(ys, (index) => Math.floor(xOf(index)), box.width);
  const { line, area, alone } = linePath(kept, xOf, yOf, kind === 'area' ? scale(0) : undefined);
  return {
    tag: 'g',
    attributes: { class: toneOf(place) },
    content: [
      ...(kind === 'area' ? filledArea(area, `${id}-${place}`) : []),
      { tag: 'path', attributes: { class: styles.line, d: line } },
      ...alone.map(
        ({ x, y }): Shape => ({
          tag: 'circle',
          attributes: { cx: x, cy: y, r: 3, fill: 'currentColor' },
        }),
      ),
    ],
  };
}
