import { cardBrands } from '@payfac/domain/enumerations';
import * as z from 'zod/mini';
import type { Calls, Endpoint } from '../../kernel/endpoint.ts';
import { scope, span } from '../../kernel/query.ts';
import { tally } from '../../kernel/tally.ts';
import { transactionFailure as failure } from '../transactions/messages.ts';

/** Approved card payments by kind of token: saved in the vault, or single-use. */
export const get = {
  id: 'tokenStatistics.get',
  method: 'GET',
  path: 'reporting/transactions/token-stats',
  reads: ['tokenSessions'],
  access: ['sidebar.dashboard', 'stats', 'dashboard.widgets', 'sidebar.transactions'],
  query: z.strictObject({ ...span, ...scope }),
  output: z.object({
    /** Payments with saved cards. */
    saved: tally,
    /** Payments with single-use tokens. */
    singleUse: tally,
    /** Number of distinct cards used. */
    cards: z.int(),
    /** By brand, most payments first. */
    brands: z.array(
      z.object({
        /** Card brand, such as Visa. */
        cardBrand: z.enum(cardBrands),
        ...tally.shape,
      }),
    ),
  }),
  failure,
} as const satisfies Endpoint;

const calls = {
  /** Count card payments by token type and brand. */
  get,
};

export type TokenStatisticsArea = Calls<typeof calls>;

export const tokenStatistics: TokenStatisticsArea = calls;
