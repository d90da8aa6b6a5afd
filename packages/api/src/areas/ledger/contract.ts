import { reservedFundsSchema, reservedTotalsSchema } from '@payfac/domain/accounts';
import {
  ledgerAccountKinds,
  ledgerAccountSchema,
  ledgerEntrySchema,
  postingKinds,
} from '@payfac/domain/ledger';
import { money } from '@payfac/domain/money';
import { instant } from '@payfac/domain/time';
import * as z from 'zod/mini';
import type { Calls, Endpoint } from '../../kernel/endpoint.ts';
import { preferServer, unexpectedFailure } from '../../kernel/failure.ts';
import { subMerchantId } from '../../kernel/fields.ts';
import { listOf, listQuery } from '../../kernel/list.ts';
import { anyId, anyOf, queryBoolean, span, textFilter } from '../../kernel/query.ts';
import { fundsMessages } from '../funds/messages.ts';

const access = ['sidebar.ledger'] as const;

/** Ledger accounts with their balances; `to` returns those at an earlier instant. */
export const accounts = {
  id: 'ledger.accounts',
  method: 'GET',
  path: 'reporting/ledger',
  reads: ['ledger'],
  access,
  query: listQuery(['account', 'balance', 'entryCount'], {
    /** Balances as of this instant; current ones when absent. */
    to: z.optional(instant),
    /** Kind of ledger account. */
    kind: anyOf(ledgerAccountKinds),
    /** The ledger account, such as `reserve:visa:sm_0012`. */
    account: textFilter,
    /** Id of the merchant account (sub-merchant). */
    subMerchantId: anyId(),
    /** Name of the merchant account. */
    accountName: textFilter,
  }),
  output: listOf(ledgerAccountSchema),
  failure: unexpectedFailure,
  list: true,
} as const satisfies Endpoint;

/**
 * Entries, newest first. `getData` (default true) returns the entries; `getInitialBalance` (default false) returns the
 * sum of matching entries before `from`, which is 0 without a `from`.
 */
export const entries = {
  id: 'ledger.entries',
  method: 'GET',
  path: 'reporting/ledger/entries',
  reads: ['ledger'],
  access,
  query: listQuery(['createdAt', 'amount'], {
    ...span,
    /** Whether to return the entries. Default true. */
    getData: z.optional(queryBoolean),
    /** Whether to return the balance before `from`. Default false. */
    getInitialBalance: z.optional(queryBoolean),
    /** The ledger account, such as `reserve:visa:sm_0012`. */
    account: anyId(),
    /** Kind of posting. */
    kind: anyOf(postingKinds),
    /** Id of the merchant account (sub-merchant). */
    subMerchantId: anyId(),
    /** Id of the posting, whose entries sum to zero. */
    postingId: textFilter,
    /** Id of the transaction: a payment or an operation on one. */
    transactionId: textFilter,
    /** Id of the payout, `pay_…`, from `payouts.listInstructions`. */
    payoutId: textFilter,
    /** Id of the settlement batch, `bat_…`. */
    batchId: textFilter,
  }),
  output: z.extend(listOf(ledgerEntrySchema), {
    /** Null unless requested. */
    initialBalance: z.nullable(money),
  }),
  failure: unexpectedFailure,
  list: true,
} as const satisfies Endpoint;

/** Reserved funds by account, with totals over all pages. */
export const reserved = {
  id: 'ledger.reserved',
  method: 'GET',
  path: 'reporting/ledger/reserved',
  reads: ['ledger'],
  access,
  query: listQuery(['amount', 'account'], {
    /** Id of the merchant account (sub-merchant). */
    subMerchantId: anyId(),
    /** Name of the merchant account. */
    accountName: textFilter,
  }),
  output: z.extend(
    listOf(
      z.extend(reservedFundsSchema, {
        subMerchantId,
        /** Name of the merchant account. */
        accountName: z.string(),
      }),
    ),
    {
      /** Totals of all rows. */
      totals: reservedTotalsSchema,
    },
  ),
  failure: preferServer(fundsMessages.reserved),
  list: true,
} as const satisfies Endpoint;

const calls = {
  /** List ledger accounts with their balances. */
  accounts,
  /** List ledger entries. */
  entries,
  /** List reserved funds. */
  reserved,
};

export type LedgerArea = Calls<typeof calls>;

export const ledger: LedgerArea = calls;
