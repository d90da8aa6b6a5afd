import { cardBrands } from '@payfac/domain/enumerations';
import * as z from 'zod/mini';
import type { Calls, Endpoint } from '../../kernel/endpoint.ts';
import { scope, span } from '../../kernel/query.ts';
import { tally } from '../../kernel/tally.ts';
import { transactionFailure as failure } from '../transactions/messages.ts';

/** How approved card payments were made: with cards saved in the vault, or with single-use tokens. */
export const get = {
  id: 'tokenStatistics.get',
  method: 'GET',
  path: 'reporting/transactions/token-stats',
  reads: ['tokenSessions'],
  access: ['sidebar.dashboard', 'stats', 'dashboard.widgets', 'sidebar.transactions'],
  query: z.strictObject({ ...span, ...scope }),
  output: z.object({
    /** Saved cards. */
    saved: tally,
    /** Cards for one payment. */
    singleUse: tally,
    /** Different cards that paid. */
    cards: z.int(),
    /** By brand, the one with the most payments first. */
    brands: z.array(
      z.object({
        /** Network of the card, such as Visa. */
        cardBrand: z.enum(cardBrands),
        ...tally.shape,
      }),
    ),
  }),
  failure,
} as const satisfies Endpoint;

const calls = {
  /** Count card payments by kind of token and brand. */
  get,
};

export type TokenStatisticsArea = Calls<typeof calls>;

export const tokenStatistics: TokenStatisticsArea = calls;
