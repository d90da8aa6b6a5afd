import { commissionFeeSchema, feeKinds } from '@payfac/domain/fees';
import { money } from '@payfac/domain/money';
import * as z from 'zod/mini';
import type { Calls, Endpoint } from '../../kernel/endpoint.ts';
import { unexpectedFailure as failure } from '../../kernel/failure.ts';
import { listOf, listQuery, withTotals } from '../../kernel/list.ts';
import { anyOf, queryMoney, scope, span, textFilter } from '../../kernel/query.ts';

/** Fees taken from accounts, newest first. */
export const list = {
  id: 'fees.list',
  method: 'GET',
  path: 'reporting/commissionfees',
  reads: ['ledger', 'transactions'],
  access: ['sidebar.fees'],
  query: listQuery(['createdAt', 'amount'], {
    ...span,
    ...scope,
    /** Kind of fee. */
    kind: anyOf(feeKinds),
    /** Id of the settlement batch, `bat_…`. */
    batchId: textFilter,
    /** The payment or operation. */
    transactionId: textFilter,
    /** Name of the merchant account, as its application gives it. */
    accountName: textFilter,
    /** The least amount, in dollars. */
    amountMin: z.optional(queryMoney),
    /** The most, in dollars. */
    amountMax: z.optional(queryMoney),
    ...withTotals,
  }),
  output: z.extend(listOf(commissionFeeSchema), {
    /** What all fees of the query come to; absent unless `getTotals` asks for it. */
    totals: z.optional(
      z.object({
        /** US dollars, at most two decimals. */
        amount: money,
      }),
    ),
  }),
  failure,
  list: true,
  csv: 'fees',
} as const satisfies Endpoint;

const calls = {
  /** List fees. */
  list,
};

export type FeesArea = Calls<typeof calls>;

export const fees: FeesArea = calls;
