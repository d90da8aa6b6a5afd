import type { alerts as contract } from '@payfac/api/contract';
import { and, type SQL, sql } from 'drizzle-orm';
import { seriesByKey } from '../../http/charts/by-key.ts';
import type { SessionContext } from '../../http/context.ts';
import { exportOf } from '../../http/csv/export-list.ts';
import type { HandlerInput, Handlers } from '../../http/handlers.ts';
import { conditionsOf } from '../../http/lists/filters.ts';
import { pagingOf } from '../../http/lists/grouped.ts';
import { pageOf } from '../../http/lists/page.ts';
import type { Services } from '../../http/services.ts';
import { alerts } from '../../kernel/database/schema/index.ts';
import { accountNameOf } from '../accounts/named.ts';
import { cardNamesOf } from './card-names.ts';
import { alertGroups } from './groups.ts';
import { alertExport, alertFilters, alertList, instantOf, shownAlerts } from './list.ts';
import { moveAlert, moveAlerts, moveFiltered } from './move.ts';

type ChartInput = HandlerInput<typeof contract.accountChart>;

const accountName = accountNameOf(alerts.subMerchantId).expression;
const cardDigits = sql`'•••• ' || ${alerts.last4}`;

export const createAlertsHandlers = (services: Services): Handlers<typeof contract> => {
  const { pool } = services;

  const chart = async (
    { params, query }: ChartInput,
    context: SessionContext,
    by: { readonly key: SQL; readonly name: SQL },
  ) => {
    const { from, to, ...filters } = query;
    const condition =
      and(shownAlerts(query, context), ...conditionsOf(alertFilters(context), filters)) ??
      sql`true`;
    const zone = context.timeZone;
    const series = await seriesByKey(
      services,
      { source: sql`${alerts}`, at: sql`${alerts.createdAt}`, condition, ...by },
      {
        period: params.period,
        zone,
        ...(from === undefined ? {} : { from: instantOf('from', from, zone) }),
        ...(to === undefined ? {} : { to: instantOf('to', to, zone) }),
      },
    );
    return { series };
  };

  return {
    list: {
      page: (input, context) => pageOf(pool, alertList(input.query, context))(input, context),
      csv: (input, context) =>
        exportOf(pool, alertList(input.query, context), alertExport)(input, context),
    },
    groups: ({ query }, context) =>
      pageOf(pool, alertGroups(query, context))({ query: pagingOf(query) }, context),

    discard: async ({ body }, context) => {
      if ('filters' in body) return moveFiltered(services, body.filters, 'discard', context);
      await moveAlert(services, body.alertId, 'discard', context);
      return { count: 1, failed: [] };
    },
    acknowledge: ({ body }, context) => moveAlert(services, body.alertId, 'acknowledge', context),
    unacknowledge: ({ body }, context) =>
      moveAlert(services, body.alertId, 'unacknowledge', context),

    batchAcknowledge: ({ body }, context) =>
      moveAlerts(services, body.alertIds, 'acknowledge', context),
    batchUnacknowledge: ({ body }, context) =>
      moveAlerts(services, body.alertIds, 'unacknowledge', context),
    batchDiscard: ({ body }, context) => moveAlerts(services, body.alertIds, 'discard', context),

    bulkAcknowledge: ({ body }, context) =>
      moveFiltered(services, body.filters, 'acknowledge', context),
    bulkUnacknowledge: ({ body }, context) =>
      moveFiltered(services, body.filters, 'unacknowledge', context),

    accountChart: (input, context) =>
      chart(input, context, { key: sql`${alerts.subMerchantId}`, name: accountName }),
    cardChart: async (input, context) => {
      const by = { key: sql`${alerts.token}`, name: cardDigits };
      const { series } = await chart(input, context, by);
      const names = await cardNamesOf(
        services,
        series.map(({ key }) => key),
        context,
      );
      return { series: series.map((one) => ({ ...one, name: names.get(one.key) ?? one.name })) };
    },
  };
};
