/** Dimensions that token sessions are counted by. */
export const tokenSessionCharts = ['device', 'browser', 'os'] as const;
export type TokenSessionChart = (typeof tokenSessionCharts)[number];

export const tokenSessionChartLabels: Readonly<Record<TokenSessionChart, string>> = {
  device: 'Device',
  browser: 'Browser',
  os: 'Operating system',
};
