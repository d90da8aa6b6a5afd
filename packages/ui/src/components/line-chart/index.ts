export type { ChartPoint, ChartSeries } from '../../chart/series.ts';
export { LineChart, type LineChartKind, type LineChartProps } from './line-chart.tsx';
