export type { StatsRangeId } from '../../messages/english.ts';
export type { StatsPercentage } from './percentage.tsx';
export type { CustomRangeControls, StatsFilters } from './range-menu.tsx';
export { readCustomRange, STATS_RANGES, type StatsRange } from './ranges.ts';
export { StatsCard, type StatsCardProps } from './stats-card.tsx';
