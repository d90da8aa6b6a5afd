import type { ledger as contract } from '@payfac/api/contract';
import { reservedTotals } from '@payfac/domain/accounts';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { SessionContext } from '../../http/context.ts';
import type { HandlerInput, Handlers } from '../../http/handlers.ts';
import { pageOf } from '../../http/lists/page.ts';
import { conditionOf } from '../../http/lists/query.ts';
import type { Services } from '../../http/services.ts';
import { readSum } from '../../kernel/database/aggregates.ts';
import { entryList, initialBalance } from './entries.ts';
import { ledgerAccounts, reservedAccounts } from './held.ts';

type ReservedQuery = HandlerInput<typeof contract.reserved>['query'];

const fundsRow = z.object({ account: z.string(), amount: z.string() });

export const createLedgerHandlers = ({ pool }: Services): Handlers<typeof contract> => {
  const entriesPage = pageOf(pool, entryList);

  /** Totals over all pages, of every account that matches the filters. */
  async function totalsOf(query: ReservedQuery, context: SessionContext) {
    const list = reservedAccounts(context);
    const { rows } = await pool.execute(
      sql`select held.account, held.balance::text as amount from ${list.source}
        where ${conditionOf(list, query, context)}`,
    );
    return reservedTotals(
      rows
        .map((row) => fundsRow.parse(row))
        .map(({ account, amount }) => ({ account, amount: readSum(amount) })),
    );
  }

  return {
    accounts: (input, context) =>
      pageOf(pool, ledgerAccounts(input.query, context))(input, context),

    entries: async ({ query }, context) => ({
      ...(query.getData === false ? { data: [], count: 0 } : await entriesPage({ query }, context)),
      initialBalance: query.getInitialBalance ? await initialBalance(pool, query, context) : null,
    }),

    reserved: async (input, context) => ({
      ...(await pageOf(pool, reservedAccounts(context))(input, context)),
      totals: await totalsOf(input.query, context),
    }),
  };
};
