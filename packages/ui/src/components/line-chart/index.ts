export type {
  ChartAnnotation,
  MomentAnnotation,
  PeriodAnnotation,
  ValueAnnotation,
} from '../../chart/annotations.ts';
export type { ChartPoint, ChartSeries } from '../../chart/series.ts';
export { LineChart, type LineChartProps } from './line-chart.tsx';
export type { LineChartKind } from './line-chart-kind.ts';
