import * as apiLogs from '@payfac/api/contract/api-logs';
import type { ApiResponseTime } from '@payfac/domain/api-logs';
import { counted, wholeNumber } from '../../../shared/counted.ts';
import { defineList } from '../../../shared/lists/define-list.tsx';
import { largestSeries } from '../../../shared/lists/statistics/largest-series.ts';
import { chartOf } from '../../../shared/lists/statistics/source.ts';
import { showDateTime, zoneInHeaders } from '../../../shared/time/show.ts';
import { logFilters } from './calls.tsx';
import { Call, showDuration } from './columns.tsx';

interface OfCall {
  readonly method: string;
  readonly pattern: string;
}

const nameOf = ({ method, pattern }: OfCall): string => `${method} ${pattern}`;

/** For lists with one row per call of the API. */
const callRows = { rowKey: nameOf, rowName: nameOf };

/** The row header: `GET /accounts/{id}`. */
const callColumn = {
  id: 'call',
  header: 'Call',
  render: (row: OfCall) => <Call {...row} />,
  sort: 'pattern',
  isRowHeader: true,
  content: 'text',
} as const;

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

const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });

export const patterns = defineList(apiLogs.listPatterns, {
  report: 'apiLogs.patterns',
  parent: 'developer',
  noun: { one: 'call', many: 'calls' },
  ...callRows,
  columns: [
    callColumn,
    {
      id: 'count',
      header: 'Calls',
      render: ({ count }) => wholeNumber(count),
      sort: 'count',
      firstDirection: 'descending',
      align: 'end',
      onCard: 'amount',
    },
    {
      id: 'errorCount',
      header: 'Failed',
      render: ({ errorCount }) => wholeNumber(errorCount),
      sort: 'errorCount',
      firstDirection: 'descending',
      align: 'end',
    },
    {
      id: 'errorRate',
      header: 'Failure rate',
      render: ({ count, errorCount }) => percent.format(count === 0 ? 0 : errorCount / count),
      align: 'end',
      onCard: 'detail',
      noteOnCard: ({ count, errorCount }) =>
        `${wholeNumber(errorCount)} of ${wholeNumber(count)} failed`,
    },
    {
      id: 'lastAt',
      header: () => `Last call (${zoneInHeaders()})`,
      render: ({ lastAt }) => showDateTime(lastAt),
      content: 'date',
    },
  ],
  filters: logFilters,
  defaultSort: '-count',
  chart: {
    label: 'Busiest calls',
    source: chartOf(apiLogs.chartPatterns, ({ series }) => largestSeries(series, 'Other calls')),
  },
  empty: 'How often each call is made shows up here.',
});
