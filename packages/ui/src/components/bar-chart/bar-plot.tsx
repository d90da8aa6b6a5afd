import { useCallback, useMemo } from 'react';
import { annotationShapes } from '../../chart/annotation-shapes.ts';
import type { Marks } from '../../chart/annotations.ts';
import { axes } from '../../chart/axes.ts';
import { Crosshair } from '../../chart/crosshair.tsx';
import { Drawing } from '../../chart/drawing.tsx';
import { along } from '../../chart/linear.ts';
import { PLOT_TOP, plotBox, plotHeight, plotInsets } from '../../chart/plot-box.ts';
import { yAxis, yLabelsOf } from '../../chart/y-scale.ts';
import { barLabels, type TickOf } from './bar-labels.ts';
import { barMarks } from './bar-marks.ts';
import { type BarRow, spansOf } from './bar-rows.ts';

export interface BarPlotProps {
  label: string;
  height: number;
  rows: readonly BarRow[];
  marks: Marks;
  zone: string;
  /** The visible series, with their indexes among all. */
  shown: readonly { name: string; place: number }[];
  isStacked: boolean;
  /** Name and text of a stack's total; undefined when it has none. */
  total: { name: string; of: (row: BarRow) => string } | undefined;
  titleOf: (row: BarRow) => string;
  tickOf: TickOf;
  textOf: (y: number) => string;
  formatYTick: (y: number) => string;
}

export function BarPlot({
  label,
  height,
  rows,
  marks,
  zone,
  shown,
  isStacked,
  total,
  titleOf,
  tickOf,
  textOf,
  formatYTick,
}: BarPlotProps) {
  const places = useMemo(() => shown.map(({ place }) => place), [shown]);
  const spans = useMemo(
    () => rows.map(({ values }) => spansOf(values, places, isStacked)),
    [rows, places, isStacked],
  );
  const axis = useMemo(() => {
    const ends = spans.map((row) => row.map(({ to }) => to));
    const marked = marks.values.map(({ y }) => y);
    return yAxis([...ends, marked], PLOT_TOP, plotHeight(height), true);
  }, [spans, marks, height]);
  const { scale } = axis;
  const yLabels = useMemo(() => yLabelsOf(axis, formatYTick), [axis, formatYTick]);

  const draw = useCallback(
    (width: number) => {
      const box = plotBox(width, height, plotInsets(yLabels));
      const step = box.width / rows.length;
      const xLabels = barLabels(rows, step, zone, tickOf).map(({ index, text }) => ({
        at: box.left + (index + 0.5) * step,
        text,
      }));
      return [
        axes({ box, xLabels, yLabels, zero: Math.round(along(scale, 0)) }),
        ...barMarks({ spans, places, isStacked, scale, box }),
        ...annotationShapes(marks, scale, box).above,
      ];
    },
    [rows, marks, spans, places, isStacked, scale, height, zone, tickOf, yLabels],
  );

  function read(index: number) {
    const row = rows[index];
    if (!row) return { title: '', values: [] };
    const values = shown.map((each) => ({
      ...each,
      text: textOf(row.values[each.place] ?? Number.NaN),
    }));
    return {
      title: titleOf(row),
      values,
      total: total && { name: total.name, text: total.of(row) },
    };
  }

  return (
    <Drawing height={height} draw={draw}>
      <Crosshair
        label={label}
        insets={plotInsets(yLabels)}
        count={rows.length}
        shareOf={(index) => (index + 0.5) / rows.length}
        nearest={(share) => Math.min(rows.length - 1, Math.max(0, Math.floor(share * rows.length)))}
        read={read}
        band={1 / rows.length}
      />
    </Drawing>
  );
}
