import * as apiLogs from '@payfac/api/contract/api-logs';
import { wholeNumber } from '../../../shared/counted.ts';
import { defineList } from '../../../shared/lists/define-list.tsx';
import { mostOf } from '../../../shared/lists/statistics/most-of.ts';
import { chartOf } from '../../../shared/lists/statistics/source.ts';
import { showDateTime, zoneInHeaders } from '../../../shared/time/show.ts';
import { callColumn, callRows } from './call-rows.ts';
import { logFilters } from './filters.ts';

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
    source: chartOf(apiLogs.chartPatterns, ({ series }) => mostOf(series, 'Other calls')),
  },
  empty: 'How often each call is made shows up here.',
});
