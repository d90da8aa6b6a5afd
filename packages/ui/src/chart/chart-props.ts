import type { ChartSeries } from './series.ts';

/** Props shared by line and bar charts. */
export interface ChartProps {
  /** The chart's accessible name and the table's caption. */
  label: string;
  /** Series; colors follow the order and stay when other series are hidden. */
  series: readonly ChartSeries[];
  /** Height in pixels, kept while loading and when empty. @default 240 */
  height?: number | undefined;
  /** IANA time zone of ticks and dates. @default that of `UiTimeZoneProvider`, else the browser's */
  timeZone?: string | undefined;
  /** Formats a value in tooltip and table. @default a number in the current locale */
  formatY?: ((y: number) => string) | undefined;
  /** Formats a value on the axis, where space is tight. @default `formatY` */
  formatYTick?: ((y: number) => string) | undefined;
  /** Header of the table's first column. @default 'Period' */
  xLabel?: string | undefined;
  /** Shows the loading state. */
  isLoading?: boolean | undefined;
  /** Text shown when there is no data. @default 'No data in this period' */
  emptyText?: string | undefined;
}

export const DEFAULT_HEIGHT = 240;

/** Shown for a point that a series doesn't have. */
export const NOTHING = '–';
