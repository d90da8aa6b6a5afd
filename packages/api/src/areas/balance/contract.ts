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

/** Balances of accounts, by name. Values of the account filter start with `merchants:`. */
export const list = {
  id: 'balance.list',
  method: 'GET',
  path: 'reporting/balance',
  reads: ['ledger', 'payouts'],
  access: ['balance.view'],
  query: listQuery(['accountName', 'balance', 'available'], {
    /** Ledger accounts of merchants. */
    account: z.optional(z.array(merchantAccount)),
    /** Id of the service provider's product. */
    spProductId: anyId(),
    /** Name of the merchant account. */
    accountName: textFilter,
    ...withTotals,
  }),
  output: z.extend(listOf(balanceSchema), {
    /** Totals of all balances of the query; absent unless `getTotals` is set. */
    totals: z.optional(
      z.object({
        /** Sum of the balances. */
        balance: money,
        /** Sum that can be paid out. */
        available: money,
        /** Sum in payouts that haven't reached the bank. */
        inTransit: money,
        /** Sum withheld as reserve. */
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
