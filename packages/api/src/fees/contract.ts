import { commissionFeeSchema, feeKinds } from '@payfac/domain/fees';
import * as z from 'zod/mini';
import type { Calls, Endpoint } from '../contract/endpoint.ts';
import { listOf, listQuery } from '../contract/list.ts';
import { anyOf, queryMoney, scope, span, textFilter } from '../contract/query.ts';
import { unexpectedFailure as failure } from '../messages/failure.ts';

/** Fees taken from accounts, newest first. */
export const list = {
  id: 'fees.list',
  method: 'GET',
  path: 'reporting/commissionfees',
  access: ['sidebar.fees'],
  query: listQuery(['createdAt', 'amount'], {
    ...span,
    ...scope,
    /** What kind it is. */
    kind: anyOf(feeKinds),
    /** The settlement batch. */
    batchId: textFilter,
    /** The payment or operation. */
    transactionId: textFilter,
    /** The account's name. */
    accountName: textFilter,
    /** The least amount, in dollars. */
    amountMin: z.optional(queryMoney),
    /** The most, in dollars. */
    amountMax: z.optional(queryMoney),
  }),
  output: listOf(commissionFeeSchema),
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
