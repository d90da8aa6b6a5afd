import { useCallback, useMemo } from 'react';
import { markTexts, readAnnotations, type ValueAnnotation } from '../../chart/annotations.ts';
import { ChartFrame } from '../../chart/chart-frame.tsx';
import { type ChartProps, DEFAULT_HEIGHT, NOTHING } from '../../chart/chart-props.ts';
import type { Figures } from '../../chart/figures.ts';
import { numberTextIn } from '../../chart/number-text.ts';
import { periodLabel, periodTick } from '../../chart/tick-labels.ts';
import { useHidden } from '../../chart/use-hidden.ts';
import { useLocale } from '../../locale/context.ts';
import { useTimeZone } from '../../locale/time-zone.tsx';
import { useMessages } from '../../messages/context.tsx';
import { BarPlot } from './bar-plot.tsx';
import { type BarRow, readRows, sumOf, unitOf } from './bar-rows.ts';

/** Series side by side, or stacked when their sum is meaningful. */
export type BarChartArrangement = 'beside' | 'stacked';

export interface BarChartProps extends ChartProps {
  /** Side by side, or stacked. @default 'beside' */
  arrangement?: BarChartArrangement | undefined;
  /** Reference lines across the bars: a target, a limit. */
  annotations?: readonly ValueAnnotation[] | undefined;
  /** Formats a time or category in tooltip and table. @default a date in the zone, a category unchanged */
  formatX?: ((x: Date | string) => string) | undefined;
  /** Formats it on the axis. @default the shortest label, a category unchanged */
  formatXTick?: ((x: Date | string) => string) | undefined;
}

const NO_ANNOTATIONS: readonly ValueAnnotation[] = [];

/** Values of periods or categories, compared by length. */
export function BarChart({
  label,
  series,
  arrangement = 'beside',
  annotations = NO_ANNOTATIONS,
  height = DEFAULT_HEIGHT,
  timeZone,
  formatX,
  formatXTick,
  formatY,
  formatYTick,
  xLabel,
  isLoading = false,
  emptyText,
}: BarChartProps) {
  const zone = useTimeZone(timeZone);
  const locale = useLocale();
  const messages = useMessages();
  const valueText = formatY ?? numberTextIn(locale);
  const names = series.map(({ name }) => name);
  const hidden = useHidden(names);
  const { isHidden } = hidden;
  const rows = useMemo(() => readRows(series, zone), [series, zone]);
  const marks = useMemo(() => readAnnotations(annotations, zone), [annotations, zone]);
  const unit = useMemo(() => unitOf(rows, zone), [rows, zone]);
  const shown = useMemo(
    () => series.map(({ name }, place) => ({ name, place })).filter(({ name }) => !isHidden(name)),
    [series, isHidden],
  );
  const textOf = (y: number) => (Number.isNaN(y) ? NOTHING : valueText(y));

  const textAt = ({ values }: BarRow, place: number) => textOf(values[place] ?? Number.NaN);

  function titleOf({ x, instant }: BarRow) {
    if (formatX) return formatX(x);
    return instant === undefined ? String(x) : periodLabel(instant, unit, zone, locale);
  }

  const tickOf = useCallback(
    ({ x, instant }: BarRow, among = unit) => {
      if (formatXTick) return formatXTick(x);
      if (instant === undefined) return String(x);
      return periodTick(instant, { unit, among }, zone, locale);
    },
    [formatXTick, unit, zone, locale],
  );

  const isSummed = arrangement === 'stacked' && shown.length > 1;
  const totalOf = ({ values }: BarRow) =>
    textOf(
      sumOf(
        values,
        shown.map(({ place }) => place),
      ),
    );

  const figures = (): Figures => ({
    xLabel,
    names: [...shown.map(({ name }) => name), ...(isSummed ? [messages.total] : [])],
    count: rows.length,
    row: (index) => {
      const row = rows[index];
      if (!row) return { title: '', texts: [] };
      const texts = shown.map(({ place }) => textAt(row, place));
      return { title: titleOf(row), texts: isSummed ? [...texts, totalOf(row)] : texts };
    },
  });

  return (
    <ChartFrame
      {...{ label, height, names, isLoading, emptyText, figures, ...hidden }}
      notes={markTexts(marks, { ofValue: textOf, ofInstant: String })}
      isEmpty={rows.length === 0}
    >
      <BarPlot
        {...{ label, height, rows, marks, zone, shown, titleOf, tickOf, textOf }}
        formatYTick={formatYTick ?? valueText}
        isStacked={arrangement === 'stacked'}
        total={isSummed ? { name: messages.total, of: totalOf } : undefined}
      />
    </ChartFrame>
  );
}
