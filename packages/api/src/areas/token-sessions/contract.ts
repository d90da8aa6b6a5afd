import { tokenSessionSchema, tokenSessionStatuses } from '@payfac/domain/token-sessions';
import * as z from 'zod/mini';
import type { Calls, Endpoint } from '../../kernel/endpoint.ts';
import { preferServer, unexpectedError } from '../../kernel/failure.ts';
import { listOf, listQuery } from '../../kernel/list.ts';
import { anyId, anyOf, span, textFilter } from '../../kernel/query.ts';

/** Token sessions have no message of their own. */
const failure = preferServer(unexpectedError);

const filters = {
  ...span,
  /** Id of the merchant account (sub-merchant). */
  subMerchantId: anyId(),
  /** Id of the service provider's product. */
  spProductId: anyId(),
  /** Current status. */
  status: anyOf(tokenSessionStatuses),
};

/** Counts by value, most frequent first; all beyond the first nine are `Other`. */
const shares = z.object({
  /** One entry per value. */
  data: z.array(
    z.object({
      /** Display name. */
      name: z.string(),
      /** Number of sessions. */
      count: z.int(),
    }),
  ),
});

export const list = {
  id: 'tokenSessions.list',
  method: 'GET',
  base: 'platform',
  path: 'tokenSessions',
  reads: ['tokenSessions'],
  access: ['sidebar.tokenization'],
  query: listQuery(['createdAt', 'tokenCount'], {
    ...filters,
    /** Id of the tokenization session, `tks_…`. */
    tokenSessionId: textFilter,
    /** Name of the merchant account. */
    accountName: textFilter,
    /** Device type, such as `Phone`. */
    device: textFilter,
    /** Browser, such as `Firefox`. */
    browser: textFilter,
    /** Operating system. */
    os: textFilter,
    /** IP address. */
    ipAddress: textFilter,
  }),
  output: listOf(tokenSessionSchema),
  failure,
  list: true,
} as const satisfies Endpoint;

export const deviceChart = {
  id: 'tokenSessions.deviceChart',
  method: 'GET',
  base: 'platform',
  path: 'tokenSessions/charts/device',
  reads: ['tokenSessions'],
  access: ['sidebar.tokenization'],
  query: z.strictObject(filters),
  output: shares,
  failure,
} as const satisfies Endpoint;

export const browserChart = {
  ...deviceChart,
  id: 'tokenSessions.browserChart',
  path: 'tokenSessions/charts/browser',
  reads: ['tokenSessions'],
} as const satisfies Endpoint;

export const osChart = {
  ...deviceChart,
  id: 'tokenSessions.osChart',
  path: 'tokenSessions/charts/os',
  reads: ['tokenSessions'],
} as const satisfies Endpoint;

const calls = {
  /** List token sessions. */
  list,
  /** Count token sessions by device. */
  deviceChart,
  /** Count token sessions by browser. */
  browserChart,
  /** Count token sessions by operating system. */
  osChart,
};

export type TokenSessionsArea = Calls<typeof calls>;

export const tokenSessions: TokenSessionsArea = calls;
