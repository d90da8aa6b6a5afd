import { useMemo } from 'react';
import { Axes } from '../../chart/axes.tsx';
import { Crosshair } from '../../chart/crosshair.tsx';
import { drawing, svg } from '../../chart/drawing.css.ts';
import { PLOT_TOP, plotBox, plotHeight } from '../../chart/plot-box.ts';
import { yAxis } from '../../chart/y-scale.ts';
import { barLabels, type TickOf } from './bar-labels.ts';
import { BarMarks } from './bar-marks.tsx';
import { type BarRow, spansOf } from './bar-rows.ts';

export interface BarPlotProps {
  label: string;
  width: number;
  height: number;
  rows: readonly BarRow[];
  zone: string;
  /** Of the series shown, with their places among all. */
  shown: readonly { name: string; place: number }[];
  isStacked: boolean;
  titleOf: (row: BarRow) => string;
  tickOf: TickOf;
  textOf: (y: number) => string;
  formatYTick: (y: number) => string;
}

export function BarPlot({
  label,
  width,
  height,
  rows,
  zone,
  shown,
  isStacked,
  titleOf,
  tickOf,
  textOf,
  formatYTick,
}: BarPlotProps) {
  const key = shown.map(({ place }) => place).join();
  const { places, axis } = useMemo(() => {
    const list = key.split(',').map(Number);
    const ends = rows.map(({ values }) => spansOf(values, list, isStacked).map(({ to }) => to));
    return { places: list, axis: yAxis(ends, PLOT_TOP, plotHeight(height), true) };
  }, [rows, key, isStacked, height]);
  const { scale, ticks } = axis;

  const yLabels = ticks.map((tick) => ({ at: Math.round(scale(tick)), text: formatYTick(tick) }));
  const box = plotBox(
    width,
    height,
    yLabels.map(({ text }) => text),
  );
  const step = box.width / rows.length;
  const middle = (index: number) => box.left + (index + 0.5) * step;

  const xLabels = barLabels(rows, step, zone, tickOf).map(({ index, text }) => ({
    at: middle(index),
    text,
  }));

  function nearest(x: number) {
    return Math.min(rows.length - 1, Math.max(0, Math.floor((x - box.left) / step)));
  }

  function read(index: number) {
    const row = rows[index];
    if (!row) return { title: '', values: [] };
    const values = shown.map((each) => ({
      ...each,
      text: textOf(row.values[each.place] ?? Number.NaN),
    }));
    return { title: titleOf(row), values };
  }

  return (
    <div className={drawing}>
      <svg aria-hidden width={width} height={height} className={svg}>
        <Axes box={box} xLabels={xLabels} yLabels={yLabels} zero={Math.round(scale(0))} />
        <BarMarks {...{ rows, places, isStacked, scale }} left={box.left} width={box.width} />
      </svg>
      <Crosshair
        {...{ label, box, nearest, read }}
        count={rows.length}
        positionOf={middle}
        band={Math.max(1, step)}
      />
    </div>
  );
}
