import type { reconciliation as contract } from '@payfac/api/contract';
import { eq } from 'drizzle-orm';
import { notFound } from '../../http/failures.ts';
import type { Handlers } from '../../http/handlers.ts';
import { listHandlers } from '../../http/list-handlers.ts';
import { pagingOf } from '../../http/lists/grouped.ts';
import { pageOf } from '../../http/lists/page.ts';
import { readOne } from '../../http/lists/read-one.ts';
import type { Services } from '../../http/services.ts';
import { reconciliationDifferences } from '../../kernel/database/schema/index.ts';
import { differenceExport, differenceList } from './list.ts';
import { resolveDifference } from './resolve.ts';
import { batchTotals, dayTotals } from './totals.ts';

export const createReconciliationHandlers = (services: Services): Handlers<typeof contract> => ({
  list: listHandlers(services.pool, differenceList, differenceExport),
  batches: pageOf(services.pool, batchTotals),
  days: ({ query }, context) =>
    pageOf(services.pool, dayTotals(query, context))({ query: pagingOf(query) }, context),
  resolve: async ({ params: { id }, body: { note } }, context) => {
    await resolveDifference(services, id, note, context);
    const ofId = eq(reconciliationDifferences.differenceId, id);
    const row = await readOne(services.pool, differenceList, ofId);
    if (!row) throw notFound('The difference', id);
    return row;
  },
});
