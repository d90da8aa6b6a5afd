export type { StatsRangeId } from '../../messages/english.ts';
export { readCustomRange, STATS_RANGES, type StatsRange } from './ranges.ts';
export {
  type CustomRangeControls,
  StatsCard,
  type StatsCardProps,
  type StatsPercentage,
} from './stats-card.tsx';
