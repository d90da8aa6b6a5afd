import type { payouts as contract } from '@payfac/api/contract';
import { cents } from '@payfac/domain/money';
import { and, sql } from 'drizzle-orm';
import { seriesOf } from '../../http/charts/buckets.ts';
import type { Handlers } from '../../http/handlers.ts';
import { listHandlers } from '../../http/list-handlers.ts';
import { conditionsOf } from '../../http/lists/filters.ts';
import { pageWithTotals, sumsOf } from '../../http/lists/totals.ts';
import { within } from '../../http/scope.ts';
import type { Services } from '../../http/services.ts';
import { payouts } from '../../kernel/database/schema/index.ts';
import { moveChosen } from './bulk.ts';
import { payoutExport, payoutFilters, payoutList, payoutTotals } from './list.ts';
import { createManualPayout, removeManualPayout } from './manual.ts';
import { movePayout } from './move.ts';
import { settlementExport, settlementList, settlementSums } from './settlement-list.ts';

export const createPayoutsHandlers = (services: Services): Handlers<typeof contract> => {
  const { pool } = services;
  const instructions = listHandlers(pool, payoutList, payoutExport);
  const settlements = listHandlers(pool, settlementList, settlementExport);
  return {
    acknowledge: ({ params }, context) =>
      movePayout(services, params.payoutId, { act: 'acknowledge' }, context),

    hold: ({ params, body }, context) => {
      const act = body.status === 'on-hold' ? 'hold' : 'release';
      return movePayout(services, params.payoutId, { act, reason: body.reason }, context);
    },

    bulkAcknowledge: ({ body }, context) => moveChosen(services, body, 'acknowledge', context),
    bulkUnacknowledge: ({ body }, context) => moveChosen(services, body, 'unacknowledge', context),

    create: ({ body }, context) => createManualPayout(services, body, context),

    remove: async ({ params }, context) => {
      await removeManualPayout(services, params.payoutId, context);
      return { success: true };
    },

    listInstructions: {
      ...instructions,
      page: pageWithTotals(instructions.page, payoutTotals(pool)),
    },
    listMerchant: {
      ...settlements,
      page: pageWithTotals(settlements.page, sumsOf(pool, settlementList, settlementSums)),
    },

    chart: async ({ params, query }, context) => {
      const own = and(within(context.scope, payouts), ...conditionsOf(payoutFilters, query));
      // Payouts that the bank returned weren't paid.
      const condition = and(own, sql`${payouts.status} <> 'failed'`) ?? sql`false`;
      const [amounts, counts] = await seriesOf(
        services,
        { source: sql`${payouts}`, at: sql`${payouts.createdAt}`, condition },
        { ...query, period: params.period, zone: context.timeZone },
        ['Amount', 'Count'],
        { Amount: sql`sum(${payouts.amount})`, Count: sql`count(*)` },
      );
      const points = (amounts?.points ?? []).map(({ at, value }) => ({ at, value: cents(value) }));
      return {
        series: [
          { name: 'Amount', points },
          { name: 'Count', points: counts?.points ?? [] },
        ],
      };
    },
  };
};
