export type LineChartKind = 'line' | 'area';
