import { bisectCenter } from 'd3-array';
import { useMemo } from 'react';
import { Axes } from '../../chart/axes.tsx';
import { Crosshair } from '../../chart/crosshair.tsx';
import { drawing, svg } from '../../chart/drawing.css.ts';
import { PLOT_TOP, plotBox, plotHeight } from '../../chart/plot-box.ts';
import { allInstants, type Track } from '../../chart/series.ts';
import { tickLabel } from '../../chart/tick-labels.ts';
import { timeTicks } from '../../chart/time-ticks.ts';
import { yAxis } from '../../chart/y-scale.ts';
import { isMidnight } from '../../chart/zone.ts';
import type { LineChartKind } from './line-chart-kind.ts';
import { LineMarks } from './line-marks.tsx';

export interface LinePlotProps {
  label: string;
  width: number;
  height: number;
  kind: LineChartKind;
  zone: string;
  isZeroBased: boolean;
  tracks: readonly Track[];
  valueAt: (track: Track, instant: number) => number;
  titleOf: (instant: number) => string;
  textOf: (y: number) => string;
  formatXTick: ((x: Date) => string) | undefined;
  formatYTick: (y: number) => string;
}

/** Pixels between two ticks of time, at the least. */
const SPACING = 64;

/** A straight way from one range to another; a single instant stands in the middle. */
function straight(from: number, to: number, start: number, length: number) {
  const span = to - from;
  return (x: number) => (span === 0 ? start + length / 2 : start + ((x - from) / span) * length);
}

export function LinePlot({
  label,
  width,
  height,
  kind,
  zone,
  isZeroBased,
  tracks,
  valueAt,
  titleOf,
  textOf,
  formatXTick,
  formatYTick,
}: LinePlotProps) {
  const instants = useMemo(() => allInstants(tracks), [tracks]);
  const first = instants[0] ?? 0;
  const last = instants.at(-1) ?? first;

  const { scale, ticks } = useMemo(
    () =>
      yAxis(
        tracks.map(({ ys }) => ys),
        PLOT_TOP,
        plotHeight(height),
        isZeroBased,
      ),
    [tracks, height, isZeroBased],
  );
  const yLabels = ticks.map((tick) => ({ at: Math.round(scale(tick)), text: formatYTick(tick) }));
  const box = plotBox(
    width,
    height,
    yLabels.map(({ text }) => text),
  );

  const position = straight(first, last, box.left, box.width);
  const most = Math.max(1, Math.floor(box.width / SPACING));
  const isDaily = useMemo(() => instants.every((x) => isMidnight(x, zone)), [instants, zone]);
  const time = timeTicks(first, last, most, zone, isDaily);
  const xLabels = time.ticks.map((tick) => ({
    at: position(tick),
    text: formatXTick?.(new Date(tick)) ?? tickLabel(tick, time.unit, zone),
  }));

  return (
    <div className={drawing}>
      <svg aria-hidden width={width} height={height} className={svg}>
        <Axes box={box} xLabels={xLabels} yLabels={yLabels} zero={Math.round(scale(0))} />
        <LineMarks {...{ tracks, kind, scale, first, last }} left={box.left} width={box.width} />
      </svg>
      <Crosshair
        label={label}
        box={box}
        count={instants.length}
        positionOf={(index) => position(instants[index] ?? first)}
        nearest={(x) =>
          bisectCenter(instants, first + ((x - box.left) / box.width) * (last - first))
        }
        read={(index) => {
          const instant = instants[index] ?? first;
          return {
            title: titleOf(instant),
            values: tracks.map((track) => {
              const y = valueAt(track, instant);
              const { name, place } = track;
              const text = textOf(y);
              return Number.isNaN(y) ? { name, place, text } : { name, place, text, at: scale(y) };
            }),
          };
        }}
      />
    </div>
  );
}
