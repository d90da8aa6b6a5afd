import { useCallback, useMemo } from 'react';
import { type ChartAnnotation, markTexts, readAnnotations } from '../../chart/annotations.ts';
import { ChartFrame } from '../../chart/chart-frame.tsx';
import { type ChartProps, DEFAULT_HEIGHT, NOTHING } from '../../chart/chart-props.ts';
import type { Figures } from '../../chart/figures.ts';
import { numberTextIn } from '../../chart/number-text.ts';
import { allInstants, placeOf, readInstant, readSeries, valueAt } from '../../chart/series.ts';
import { instantLabel, tickLabel } from '../../chart/tick-labels.ts';
import type { TickUnit } from '../../chart/time-ticks.ts';
import { useHidden } from '../../chart/use-hidden.ts';
import { useLocale } from '../../locale/context.ts';
import { useTimeZone } from '../../locale/time-zone.tsx';
import type { LineChartKind } from './line-chart-kind.ts';
import { LinePlot } from './line-plot.tsx';

export interface LineChartProps extends ChartProps {
  /** Lines, or areas filled to zero. @default 'line' */
  kind?: LineChartKind | undefined;
  /** Formats an instant in tooltip and table. @default the date, with the time unless it is midnight */
  formatX?: ((x: Date) => string) | undefined;
  /** Formats an instant on the axis. @default the shortest distinct label */
  formatXTick?: ((x: Date) => string) | undefined;
  /** Annotations: targets, events, periods. They are read out and listed below the table. */
  annotations?: readonly ChartAnnotation[] | undefined;
  /**
   * From this instant, or date `YYYY-MM-DD`, on the data is provisional: lines to it are dashed. Say so in text too,
   * with `formatX`.
   */
  provisionalFrom?: Date | string | undefined;
  /** Whether the axis always includes zero; areas always do. @default true */
  isZeroBased?: boolean | undefined;
}

const NO_ANNOTATIONS: readonly ChartAnnotation[] = [];

/** Values over time. More points than pixels are reduced without losing a peak. */
export function LineChart({
  label,
  series,
  kind = 'line',
  height = DEFAULT_HEIGHT,
  timeZone,
  formatX,
  formatXTick,
  formatY,
  formatYTick,
  isZeroBased = true,
  annotations = NO_ANNOTATIONS,
  provisionalFrom,
  xLabel,
  isLoading = false,
  emptyText,
}: LineChartProps) {
  const zone = useTimeZone(timeZone);
  const locale = useLocale();
  const valueText = formatY ?? numberTextIn(locale);
  const names = series.map(({ name }) => name);
  const hidden = useHidden(names);
  const { isHidden } = hidden;
  const tracks = useMemo(() => readSeries(series, zone), [series, zone]);
  const visible = useMemo(() => tracks.filter(({ name }) => !isHidden(name)), [tracks, isHidden]);
  const marks = useMemo(() => readAnnotations(annotations, zone), [annotations, zone]);
  const titleOf = (x: number) => formatX?.(new Date(x)) ?? instantLabel(x, zone, locale);
  const textOf = (y: number) => (Number.isNaN(y) ? NOTHING : valueText(y));
  const tickOf = useCallback(
    (x: number, unit: TickUnit) => formatXTick?.(new Date(x)) ?? tickLabel(x, unit, zone, locale),
    [formatXTick, zone, locale],
  );

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
          texts: visible.map((track) => textOf(valueAt(track, instant, index))),
        };
      },
    };
  }

  return (
    <ChartFrame
      {...{ label, height, names, isLoading, emptyText, figures, ...hidden }}
      places={series.map(placeOf)}
      notes={markTexts(marks, { ofValue: textOf, ofInstant: titleOf })}
      isEmpty={tracks.every(({ xs }) => xs.length === 0)}
    >
      <LinePlot
        {...{ label, height, kind, zone, titleOf, textOf, tickOf }}
        formatYTick={formatYTick ?? valueText}
        tracks={visible}
        marks={marks}
        firmUntil={
          provisionalFrom === undefined
            ? Number.POSITIVE_INFINITY
            : readInstant(provisionalFrom, zone)
        }
        isZeroBased={isZeroBased || kind === 'area'}
      />
    </ChartFrame>
  );
}
