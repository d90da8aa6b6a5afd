export interface StatsCardRange {
  id: string;
  label: string;
}
