import { bisectLeft } from 'd3-array';
import { useMemo } from 'react';
import { ChartFrame } from '../../chart/chart-frame.tsx';
import { type ChartProps, DEFAULT_HEIGHT, formatNumber, NOTHING } from '../../chart/chart-props.ts';
import type { Figures } from '../../chart/figures.ts';
import { allInstants, readSeries, type Track } from '../../chart/series.ts';
import { instantLabel } from '../../chart/tick-labels.ts';
import { useHidden } from '../../chart/use-hidden.ts';
import { localZone } from '../../chart/zone.ts';
import type { LineChartKind } from './line-chart-kind.ts';
import { LinePlot } from './line-plot.tsx';

export interface LineChartProps extends ChartProps {
  /** @default 'line' */
  kind?: LineChartKind;
  /** An instant in tooltip and table. @default the date, with the time unless it is midnight */
  formatX?: (x: Date) => string;
  /** An instant on the axis. @default the fewest words that tell it from its neighbors */
  formatXTick?: (x: Date) => string;
  /** Whether the axis always shows zero; areas always do. @default true */
  isZeroBased?: boolean;
}

/** A track's value at an instant, NaN where it has none. */
function valueAt({ xs, ys }: Track, instant: number): number {
  const index = bisectLeft(xs, instant);
  return xs[index] === instant ? (ys[index] ?? Number.NaN) : Number.NaN;
}

/** Figures over time. More points than pixels are drawn without losing a peak. */
export function LineChart({
  label,
  series,
  kind = 'line',
  height = DEFAULT_HEIGHT,
  timeZone,
  formatX,
  formatXTick,
  formatY = formatNumber,
  formatYTick = formatY,
  isZeroBased = true,
  xLabel,
  isLoading = false,
  emptyText,
}: LineChartProps) {
  const zone = timeZone ?? localZone();
  const names = series.map(({ name }) => name);
  const hidden = useHidden(names);
  const tracks = useMemo(() => readSeries(series, zone), [series, zone]);
  const visible = tracks.filter(({ name }) => !hidden.isHidden(name));
  const titleOf = (x: number) => formatX?.(new Date(x)) ?? instantLabel(x, zone);
  const textOf = (y: number) => (Number.isNaN(y) ? NOTHING : formatY(y));

  function figures(): Figures {
    const instants = allInstants(visible);
    return {
      xLabel,
      names: visible.map(({ name }) => name),
      count: instants.length,
      row: (index) => {
        const instant = instants[index] ?? Number.NaN;
        return {
          title: titleOf(instant),
          texts: visible.map((track) => textOf(valueAt(track, instant))),
        };
      },
    };
  }

  return (
    <ChartFrame
      {...{ label, height, names, isLoading, emptyText, figures, ...hidden }}
      isEmpty={tracks.every(({ xs }) => xs.length === 0)}
      draw={(width) => (
        <LinePlot
          {...{ label, width, height, kind, zone, titleOf, textOf, formatXTick, formatYTick }}
          tracks={visible}
          valueAt={valueAt}
          isZeroBased={isZeroBased || kind === 'area'}
        />
      )}
    />
  );
}
