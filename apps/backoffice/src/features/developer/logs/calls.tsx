import type { list } from '@payfac/api/contract/api-logs';
import * as apiLogs from '@payfac/api/contract/api-logs';
import { type ApiLog, apiLogMethods } from '@payfac/domain/api-logs';
import { accountPicker } from '../../../entities/accounts/picker.ts';
import { productPicker } from '../../../entities/products/picker.ts';
import { send } from '../../../shared/api/connection.ts';
import { defineList } from '../../../shared/lists/define-list.tsx';
import { rowOf } from '../../../shared/lists/detail/row-of.ts';
import type { FilterOf } from '../../../shared/lists/filters/filter.ts';
import { chartOf } from '../../../shared/lists/statistics/source.ts';
import { latePicker } from '../../../shared/records/record-picker.ts';
import { callColumns } from './columns.tsx';

/** API keys by name; keys with the same name are distinguished by the start of their secrets. */
const keyPicker = latePicker('apiKeys', () => import('./key-picker-calls.ts'));

const methodLabels = Object.fromEntries(apiLogMethods.map((method) => [method, method]));

/** The filters of every view of the log. */
export const logFilters = [
  { kind: 'instant-range', from: 'from', to: 'to', label: 'Date' },
  { kind: 'text', key: 'pattern', label: 'Call' },
  { kind: 'number', key: 'statusCode', label: 'Status code' },
  { kind: 'record', key: 'apiUserId', label: 'API key', picker: keyPicker },
  { kind: 'choices', key: 'method', label: 'Method', labels: methodLabels },
  { kind: 'number', key: 'durationMin', label: 'At least', unit: 'ms' },
  { kind: 'text', key: 'username', label: 'User' },
  { kind: 'record', key: 'spProductId', label: 'Product', picker: productPicker },
  { kind: 'record', key: 'subMerchantId', label: 'Account', picker: accountPicker },
  { kind: 'text', key: 'path', label: 'Address' },
  { kind: 'text', key: 'requestId', label: 'Request ID' },
  { kind: 'text', key: 'ip', label: 'IP address' },
] as const satisfies readonly FilterOf<typeof list.query>[];

const load = rowOf({
  noun: 'Call',
  list: (requestId, options) => send(apiLogs.list)({ query: { requestId } }, options),
  keyOf: ({ requestId }) => requestId,
});

/** Shared by the three lists of calls. */
const shared = {
  parent: 'developer',
  noun: { one: 'call', many: 'calls' },
  rowKey: ({ requestId }: ApiLog) => requestId,
  rowName: ({ method, pattern }: ApiLog) => `${method} ${pattern}`,
  columns: callColumns,
  filters: logFilters,
  defaultSort: '-createdAt',
  empty: 'Calls of the API show up here as they are made.',
  detail: {
    load,
    title: ({ method, path }: ApiLog) => `${method} /${path}`,
    idOf: ({ requestId }: ApiLog) => requestId,
    idLabel: 'request ID',
    story: async () => (await import('./components/call-detail.tsx')).useCallStory,
  },
} as const;

export const allCalls = defineList(apiLogs.list, {
  ...shared,
  report: 'apiLogs',
  chart: {
    label: 'Calls over time',
    source: chartOf(apiLogs.chart, ({ series }) => series),
  },
});
export const successfulCalls = defineList(apiLogs.listSuccesses, {
  ...shared,
  report: 'apiLogs.succeeded',
  chart: {
    label: 'Calls that succeeded',
    source: chartOf(apiLogs.chartSuccesses, ({ series }) => series),
  },
});
export const failedCalls = defineList(apiLogs.listErrors, {
  ...shared,
  report: 'apiLogs.failed',
  empty: 'Calls that return 400 or above show up here.',
  chart: {
    label: 'Calls that failed',
    source: chartOf(apiLogs.chartErrors, ({ series }) => series),
  },
});
