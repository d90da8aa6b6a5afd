import type { ExamplesOf } from '../../kernel/examples.ts';
import type { apiLogs } from './contract.ts';

const log = {
  apiLogId: 'log_000004120',
  requestId: 'req_5f0c1a7be2d94c11',
  method: 'POST',
  path: 'backoffice/customers',
  pattern: 'backoffice/customers',
  statusCode: 200,
  durationMs: 41,
  apiUserId: 'api_000000004',
  apiUserName: 'Tidewater checkout',
  userId: null,
  username: null,
  spProductId: 'spp_tidewater',
  subMerchantId: 'sm_0007',
  ip: '198.51.100.61',
  requestBody: '{"subMerchantId":"sm_0007","name":"Grace Murray"}',
  responseBody: '{"_id":"cus_000000042","name":"Grace Murray"}',
  createdAt: '2026-03-02T15:04:05.000Z',
} as const;

const failed = {
  ...log,
  apiLogId: 'log_000004121',
  requestId: 'req_0b7d93c4f1a84e20',
  statusCode: 400,
  durationMs: 6,
  requestBody: '{"subMerchantId":"sm_0007"}',
  responseBody:
    '{"code":"VALIDATION","message":"Enter a value.","errors":[{"path":"name","message":"Enter a value."}]}',
} as const;

const params = { period: 'hourly' } as const;
const query = { from: '2026-03-02T15:00:00.000Z', to: '2026-03-02T17:00:00.000Z' };
const points = (first: number, second: number) => [
  { at: '2026-03-02T15:00:00.000Z', value: first },
  { at: '2026-03-02T16:00:00.000Z', value: second },
];
const count = (first: number, second: number) => ({
  series: [{ name: 'Count' as const, points: points(first, second) }],
});

export const apiLogsExamples: ExamplesOf<typeof apiLogs> = {
  list: { query: { ...query, sort: '-createdAt' }, response: { data: [failed, log], count: 2 } },
  listSuccesses: { query, response: { data: [log], count: 1 } },
  listErrors: { query: { ...query, statusCode: '400' }, response: { data: [failed], count: 1 } },
  listResponseTimes: {
    query: { ...query, sort: '-p95Ms' },
    response: {
      data: [
        {
          method: 'POST',
          pattern: log.pattern,
          count: 2,
          averageMs: 24,
          medianMs: 24,
          p95Ms: 41,
          maximumMs: 41,
        },
      ],
      count: 1,
    },
  },
  listPatterns: {
    query,
    response: {
      data: [
        {
          method: 'POST',
          pattern: log.pattern,
          count: 2,
          successCount: 1,
          errorCount: 1,
          lastAt: log.createdAt,
        },
      ],
      count: 1,
    },
  },
  chart: { params, query, response: count(2, 14) },
  chartSuccesses: { params, query, response: count(1, 14) },
  chartErrors: { params, query, response: count(1, 0) },
  chartResponseTimes: {
    params,
    query,
    response: {
      series: [
        { name: 'Average', points: points(24, 31) },
        { name: 'P95', points: points(41, 88) },
      ],
    },
  },
  chartPatterns: {
    params,
    query,
    response: {
      series: [{ key: 'POST backoffice/customers', name: 'POST customers', points: points(2, 14) }],
    },
  },
};
