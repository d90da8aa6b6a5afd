import { bisectCenter } from 'd3-array';
import { useCallback, useMemo } from 'react';
import { annotationShapes } from '../../chart/annotation-shapes.ts';
import type { Marks } from '../../chart/annotations.ts';
import { axes } from '../../chart/axes.ts';
import { Crosshair } from '../../chart/crosshair.tsx';
import { Drawing } from '../../chart/drawing.tsx';
import { along, linear } from '../../chart/linear.ts';
import { PLOT_TOP, plotBox, plotHeight, plotInsets } from '../../chart/plot-box.ts';
import { allInstants, type Track, valueAt } from '../../chart/series.ts';
import { type TickUnit, timeTicks } from '../../chart/time-ticks.ts';
import { yAxis, yLabelsOf } from '../../chart/y-scale.ts';
import { beginsDay } from '../../chart/zone.ts';
import type { LineChartKind } from './line-chart-kind.ts';
import { lineMarks } from './line-marks.ts';

export interface LinePlotProps {
  label: string;
  height: number;
  kind: LineChartKind;
  zone: string;
  isZeroBased: boolean;
  tracks: readonly Track[];
  marks: Marks;
  /** Milliseconds: lines to points from here on are dashed. */
  firmUntil: number;
  titleOf: (instant: number) => string;
  textOf: (y: number) => string;
  tickOf: (instant: number, unit: TickUnit) => string;
  formatYTick: (y: number) => string;
}

/** Minimum distance between time ticks, in pixels. */
const SPACING = 64;
/** Fewer than five steps: five labels are enough for orientation. */
const MOST_STEPS = 4.99;

export function LinePlot({
  label,
  height,
  kind,
  zone,
  isZeroBased,
  tracks,
  marks,
  firmUntil,
  titleOf,
  textOf,
  tickOf,
  formatYTick,
}: LinePlotProps) {
  const instants = useMemo(() => allInstants(tracks), [tracks]);
  const first = instants[0] ?? 0;
  const last = instants.at(-1) ?? first;
  const axis = useMemo(
    () =>
      yAxis(
        [...tracks.map(({ ys }) => ys), marks.values.map(({ y }) => y)],
        PLOT_TOP,
        plotHeight(height),
        isZeroBased,
      ),
    [tracks, marks, height, isZeroBased],
  );
  const { scale } = axis;
  const yLabels = useMemo(() => yLabelsOf(axis, formatYTick), [axis, formatYTick]);

  const draw = useCallback(
    (width: number) => {
      const box = plotBox(width, height, plotInsets(yLabels));
      const position = linear(first, last, box.left, box.width);
      const most = Math.max(1, Math.min(MOST_STEPS, Math.floor(box.width / SPACING)));
      const isDaily = () => instants.every((x) => beginsDay(x, zone));
      const time = timeTicks(first, last, most, zone, isDaily);
      const xLabels = time.ticks.map((tick) => ({
        at: along(position, tick),
        text: tickOf(tick, time.unit),
      }));
      const zero = Math.round(along(scale, 0));
      const { below, above } = annotationShapes(marks, scale, box, position);
      return [
        axes({ box, xLabels, yLabels, zero }),
        ...below,
        ...tracks.map((track) => lineMarks(track, { kind, scale, position, box, firmUntil })),
        ...above,
      ];
    },
    [height, kind, zone, tracks, marks, firmUntil, instants, first, last, scale, tickOf, yLabels],
  );

  return (
    <Drawing height={height} draw={draw}>
      <Crosshair
        label={label}
        insets={plotInsets(yLabels)}
        count={instants.length}
        shareOf={(index) => along(linear(first, last, 0, 1), instants[index] ?? first)}
        nearest={(share) => bisectCenter(instants, first + share * (last - first))}
        read={(index) => {
          const instant = instants[index] ?? first;
          return {
            title: titleOf(instant),
            values: tracks.map((track) => {
              const y = valueAt(track, instant, index);
              const { name, place } = track;
              const text = textOf(y);
              return Number.isNaN(y)
                ? { name, place, text }
                : { name, place, text, at: along(scale, y) - PLOT_TOP };
            }),
          };
        }}
      />
    </Drawing>
  );
}
