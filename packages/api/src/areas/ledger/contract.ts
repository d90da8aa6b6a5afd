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

/** Accounts with their balances; `to` asks for those of an earlier moment. */
export const accounts = {
  id: 'ledger.accounts',
  method: 'GET',
  path: 'reporting/ledger',
  reads: ['ledger'],
  access,
  query: listQuery(['account', 'balance', 'entryCount'], {
    /** Balances as they stood at this instant; as they stand now when absent. */
    to: z.optional(instant),
    /** Kind of posting. */
    kind: anyOf(ledgerAccountKinds),
    /** The ledger account, such as `reserve:visa:sm_0012`. */
    account: textFilter,
    /** The account, a merchant's place of payment. */
    subMerchantId: anyId(),
    /** Name of the merchant account, as its application gives it. */
    accountName: textFilter,
  }),
  output: listOf(ledgerAccountSchema),
  failure: unexpectedFailure,
  list: true,
} as const satisfies Endpoint;

/**
 * Entries, newest first. `getData` (default true) asks for the entries, `getInitialBalance` (default
 * false) for what the filters' entries sum to before `from`; without a `from` that is 0.
 */
export const entries = {
  id: 'ledger.entries',
  method: 'GET',
  path: 'reporting/ledger/entries',
  reads: ['ledger'],
  access,
  query: listQuery(['createdAt', 'amount'], {
    ...span,
    /** Whether rows are returned. */
    getData: z.optional(queryBoolean),
    /** Whether the balance at the beginning is returned. */
    getInitialBalance: z.optional(queryBoolean),
    /** The ledger account, such as `reserve:visa:sm_0012`. */
    account: anyId(),
    /** Kind of posting. */
    kind: anyOf(postingKinds),
    /** The account, a merchant's place of payment. */
    subMerchantId: anyId(),
    /** The posting, whose entries sum to zero. */
    postingId: textFilter,
    /** The payment or operation. */
    transactionId: textFilter,
    /** Id of the payout, `pay_…`, from `payouts.listInstructions`. */
    payoutId: textFilter,
    /** Id of the settlement batch, `bat_…`. */
    batchId: textFilter,
  }),
  output: z.extend(listOf(ledgerEntrySchema), {
    /** Null when it was not asked for. */
    initialBalance: z.nullable(money),
  }),
  failure: unexpectedFailure,
  list: true,
} as const satisfies Endpoint;

/** Funds withheld, account by account, with their totals over all pages. */
export const reserved = {
  id: 'ledger.reserved',
  method: 'GET',
  path: 'reporting/ledger/reserved',
  reads: ['ledger'],
  access,
  query: listQuery(['amount', 'account'], {
    /** The account, a merchant's place of payment. */
    subMerchantId: anyId(),
    /** Name of the merchant account, as its application gives it. */
    accountName: textFilter,
  }),
  output: z.extend(
    listOf(
      z.extend(reservedFundsSchema, {
        subMerchantId,
        /** Name of the merchant account, as its application gives it. */
        accountName: z.string(),
      }),
    ),
    {
      /** Sums over all rows. */
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
