import type { disputes as contract } from '@payfac/api/contract';
import { defaultChartPeriod } from '@payfac/domain/time';
import { and, sql } from 'drizzle-orm';
import { seriesOf } from '../../http/charts/buckets.ts';
import type { Handlers } from '../../http/handlers.ts';
import { listHandlers } from '../../http/list-handlers.ts';
import { conditionsOf } from '../../http/lists/filters.ts';
import { within } from '../../http/scope.ts';
import type { Services } from '../../http/services.ts';
import { disputes } from '../../kernel/database/schema/index.ts';
import { disputeExport, disputeFilters, disputeList, disputeSource } from './list.ts';

const names = ['Opened', 'Won', 'Lost'] as const;

export const createDisputesHandlers = (services: Services): Handlers<typeof contract> => ({
  list: listHandlers(services.pool, disputeList, disputeExport),

  /** Outcomes of disputes, by the bucket they were opened in. */
  chart: async ({ query: { period, ...filters } }, context) => ({
    series: await seriesOf(
      services,
      {
        source: disputeSource,
        at: sql`${disputes.createdAt}`,
        condition:
          and(within(context.scope, disputes), ...conditionsOf(disputeFilters, filters)) ??
          sql`false`,
      },
      { ...filters, period: period ?? defaultChartPeriod, zone: context.timeZone },
      names,
      {
        Opened: sql`count(*)`,
        Won: sql`count(*) filter (where ${disputes.status} = 'won')`,
        Lost: sql`count(*) filter (where ${disputes.status} = 'lost')`,
      },
    ),
  }),
});
