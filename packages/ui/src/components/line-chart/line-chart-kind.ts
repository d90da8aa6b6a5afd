/** Lines, or areas filled to zero. */
export type LineChartKind = 'line' | 'area';
