import { commissionFeeSchema, feeKinds } from '@payfac/domain/fees';
import { money } from '@payfac/domain/money';
import * as z from 'zod/mini';
import type { Calls, Endpoint } from '../../kernel/endpoint.ts';
import { unexpectedFailure as failure } from '../../kernel/failure.ts';
import { listOf, listQuery, withTotals } from '../../kernel/list.ts';
import { anyOf, queryMoney, scope, span, textFilter } from '../../kernel/query.ts';

/** Fees charged to accounts, newest first. */
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
    /** Id of the transaction: a payment or an operation on one. */
    transactionId: textFilter,
    /** Name of the merchant account. */
    accountName: textFilter,
    /** Minimum, in dollars. */
    amountMin: z.optional(queryMoney),
    /** Maximum, in dollars. */
    amountMax: z.optional(queryMoney),
    ...withTotals,
  }),
  output: z.extend(listOf(commissionFeeSchema), {
    /** Totals of all fees of the query; absent unless `getTotals` is set. */
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
