/** Lines, or areas down to zero. */
export type LineChartKind = 'line' | 'area';
