/** Chart periods; daily by default. */
export const chartPeriods = ['hourly', 'daily', 'weekly', 'monthly'] as const;
export type ChartPeriod = (typeof chartPeriods)[number];
export const defaultChartPeriod: ChartPeriod = 'daily';

export const chartPeriodLabels: Readonly<Record<ChartPeriod, string>> = {
  hourly: 'Hourly',
  daily: 'Daily',
  weekly: 'Weekly',
  monthly: 'Monthly',
};
