import { useMemo } from 'react';
import { ChartFrame } from '../../chart/chart-frame.tsx';
import { DEFAULT_HEIGHT } from '../../chart/chart-props.ts';
import { numberTextIn } from '../../chart/number-text.ts';
import { tones } from '../../chart/tones.css.ts';
import { useHidden } from '../../chart/use-hidden.ts';
import { byLocale } from '../../locale/by-locale.ts';
import { useLocale } from '../../locale/context.ts';
import { useMessages } from '../../messages/context.tsx';
import * as styles from './donut-chart.css.ts';
import { DonutGhost } from './donut-ghost.tsx';
import { DonutLegend } from './donut-legend.tsx';
import { type DonutPart, foldParts, slicesOf } from './donut-parts.ts';
import { DonutPlot } from './donut-plot.tsx';

export interface DonutChartProps {
  /** The chart's accessible name and the table's caption. */
  label: string;
  /** Parts; more than six are shown as the five largest and the rest combined. */
  parts: readonly DonutPart[];
  /** Height in pixels, kept while loading and when empty. @default 240 */
  height?: number | undefined;
  /** Formats a value in legend, tooltip and table. @default a number in the current locale */
  formatValue?: ((value: number) => string) | undefined;
  /** Label of the total in the middle. @default 'Total' */
  totalLabel?: string | undefined;
  /** Header of the table's first column. @default 'Kind' */
  kindLabel?: string | undefined;
  /** Shows the loading state. */
  isLoading?: boolean | undefined;
  /** Text shown when there is no data. @default 'No data in this period' */
  emptyText?: string | undefined;
}

const percentages = byLocale(
  (locale) =>
    new Intl.NumberFormat(locale, {
      style: 'percent',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    }),
);

/** Maximum ring diameter in pixels: larger adds nothing, and leaves no room for the figures. */
const RING = 180;

/** The parts of a whole, with the total in the middle and figures beside it. */
export function DonutChart({
  label,
  parts,
  height = DEFAULT_HEIGHT,
  formatValue,
  totalLabel,
  kindLabel,
  isLoading = false,
  emptyText,
}: DonutChartProps) {
  const messages = useMessages();
  const locale = useLocale();
  const percentage = percentages(locale);
  const valueText = formatValue ?? numberTextIn(locale);
  const folded = useMemo(
    () => foldParts(parts, tones.length, messages.otherParts),
    [parts, messages.otherParts],
  );
  const names = folded.map(({ name }) => name);
  const hidden = useHidden(names);
  const slices = slicesOf(folded, hidden.isHidden);
  const total = slices.reduce((sum, { value }) => sum + value, 0);
  const texts = ({ value, share }: (typeof slices)[number]) =>
    [valueText(value), share === undefined ? '—' : percentage.format(share)] as const;

  return (
    <ChartFrame
      {...{ label, height, names, isLoading, emptyText, ...hidden }}
      hasLegend={false}
      isGrowing
      ghost={<DonutGhost size={Math.min(height, RING)} />}
      isEmpty={folded.every(({ value }) => value === 0)}
      figures={() => ({
        xLabel: kindLabel ?? messages.partName,
        names: [messages.partValue, messages.partShare],
        count: slices.length,
        row: (index) => {
          const slice = slices[index];
          return slice ? { title: slice.name, texts: texts(slice) } : { title: '', texts: [] };
        },
      })}
    >
      <div className={styles.beside}>
        <DonutPlot
          label={label}
          size={Math.min(height, RING)}
          slices={slices}
          texts={texts}
          whole={{ name: totalLabel ?? messages.total, text: valueText(total) }}
        />
        <DonutLegend {...{ names, slices, texts, ...hidden }} />
      </div>
    </ChartFrame>
  );
}
