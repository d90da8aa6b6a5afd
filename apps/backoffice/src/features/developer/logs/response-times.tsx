import * as apiLogs from '@payfac/api/contract/api-logs';
import type { ApiResponseTime } from '@payfac/domain/api-logs';
import { counted, wholeNumber } from '../../../shared/counted.ts';
import { defineList } from '../../../shared/lists/define-list.tsx';
import { chartOf } from '../../../shared/lists/statistics/source.ts';
import { callColumn, callRows } from './call-rows.ts';
import { showDuration } from './columns.tsx';
import { logFilters } from './filters.ts';

const time = (read: (row: ApiResponseTime) => number) =>
  ({ render: (row: ApiResponseTime) => showDuration(read(row)), align: 'end' }) as const;

const labels = { Average: 'Average', P95: '95th percentile' } as const;

export const responseTimes = defineList(apiLogs.listResponseTimes, {
  report: 'apiLogs.responseTimes',
  parent: 'developer',
  noun: { one: 'call', many: 'calls' },
  ...callRows,
  columns: [
    callColumn,
    {
      id: 'p95',
      header: '95th percentile',
      ...time(({ p95Ms }) => p95Ms),
      sort: 'p95Ms',
      firstDirection: 'descending',
      onCard: 'amount',
    },
    {
      id: 'average',
      header: 'Average',
      ...time(({ averageMs }) => averageMs),
      sort: 'averageMs',
      firstDirection: 'descending',
      onCard: 'detail',
      noteOnCard: ({ count }) => `average of ${counted(count, 'call')}`,
    },
    { id: 'median', header: 'Median', ...time(({ medianMs }) => medianMs) },
    { id: 'maximum', header: 'Longest', ...time(({ maximumMs }) => maximumMs) },
    {
      id: 'count',
      header: 'Calls',
      render: ({ count }) => wholeNumber(count),
      sort: 'count',
      firstDirection: 'descending',
      align: 'end',
    },
  ],
  filters: logFilters,
  defaultSort: '-p95Ms',
  chart: {
    label: 'Response time',
    formatY: showDuration,
    source: chartOf(apiLogs.chartResponseTimes, ({ series }) =>
      series.map(({ name, points }) => ({ name: labels[name], points })),
    ),
  },
  empty: 'How fast each call is shows up here once it is made.',
});
