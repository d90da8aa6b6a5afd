import type { ChartSeries } from './series.ts';

/** What line and bar charts have in common. */
export interface ChartProps {
  /** What is shown, in words: the chart's name and the table's caption. */
  label: string;
  /** Colors follow the order and stay with a series when others are hidden. */
  series: readonly ChartSeries[];
  /** Pixels of the drawing, kept also while loading and when empty. @default 240 */
  height?: number | undefined;
  /** IANA name of the zone of ticks and dates. @default the one of `UiTimeZoneProvider`, else the browser's */
  timeZone?: string | undefined;
  /** A value in tooltip and table. @default a number in the language around */
  formatY?: ((y: number) => string) | undefined;
  /** A value on the axis, where there is less room. @default `formatY` */
  formatYTick?: ((y: number) => string) | undefined;
  /** Heading of the table's first column. @default 'Period' */
  xLabel?: string | undefined;
  /** Shows that figures are on their way. */
  isLoading?: boolean | undefined;
  /** Said in place of the drawing where there are no figures. @default 'No data in this period' */
  emptyText?: string | undefined;
}

export const DEFAULT_HEIGHT = 240;

/** A point that a series does not have. */
export const NOTHING = '–';
