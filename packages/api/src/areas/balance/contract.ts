import { balanceSchema, merchantOfLedgerAccount } from '@payfac/domain/ledger';
import { money } from '@payfac/domain/money';
import * as z from 'zod/mini';
import type { Calls, Endpoint } from '../../kernel/endpoint.ts';
import { unexpectedFailure as failure } from '../../kernel/failure.ts';
import { listOf, listQuery, withTotals } from '../../kernel/list.ts';
import { anyId, textFilter } from '../../kernel/query.ts';

const merchantAccount = z.string().check(
  z.refine((account: string) => merchantOfLedgerAccount(account) !== undefined, {
    error: 'Enter an account that starts with merchants:.',
  }),
);

/** What accounts hold, by name. The account filter is prefixed with `merchants:`. */
export const list = {
  id: 'balance.list',
  method: 'GET',
  path: 'reporting/balance',
  reads: ['ledger', 'payouts'],
  access: ['balance.view'],
  query: listQuery(['accountName', 'balance', 'available'], {
    /** Kinds of ledger accounts, of merchants. */
    account: z.optional(z.array(merchantAccount)),
    /** The product of the service provider that the account belongs to. */
    spProductId: anyId(),
    /** Name of the merchant account, as its application gives it. */
    accountName: textFilter,
    ...withTotals,
  }),
  output: z.extend(listOf(balanceSchema), {
    /** What all balances of the query come to; absent unless `getTotals` asks for it. */
    totals: z.optional(
      z.object({
        /** What accounts hold. */
        balance: money,
        /** What can be paid out. */
        available: money,
        /** In payouts that the bank has not got yet. */
        inTransit: money,
        /** Withheld. */
        reserved: money,
      }),
    ),
  }),
  failure,
  list: true,
  csv: 'payouts_balance',
} as const satisfies Endpoint;

const calls = {
  /** List balances. */
  list,
};

export type BalanceArea = Calls<typeof calls>;

export const balance: BalanceArea = calls;
