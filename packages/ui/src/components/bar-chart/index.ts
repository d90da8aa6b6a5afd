export type { ValueAnnotation } from '../../chart/annotations.ts';
export type { ChartPoint, ChartSeries } from '../../chart/series.ts';
export { BarChart, type BarChartArrangement, type BarChartProps } from './bar-chart.tsx';
