import type { webhooks as contract, Output } from '@payfac/api/contract';
import { eq, sql } from 'drizzle-orm';
import { notFound } from '../../http/failures.ts';
import type { HandlerInput, Handlers } from '../../http/handlers.ts';
import { asSelected } from '../../http/lists/as-selected.ts';
import type { ListDefinition } from '../../http/lists/definition.ts';
import { contains, from, oneOf, until } from '../../http/lists/filters.ts';
import { pageOf } from '../../http/lists/page.ts';
import { readOne } from '../../http/lists/read-one.ts';
import { within } from '../../http/scope.ts';
import type { Services } from '../../http/services.ts';
import { spProducts, webhookDeliveries } from '../../kernel/database/schema/index.ts';
import { redeliver } from './redeliver.ts';

type Delivery = Output<typeof contract.list>['data'][number];
type Query = HandlerInput<typeof contract.list>['query'];

const w = webhookDeliveries;

const fields = {
  webhookId: w.webhookId,
  eventType: w.eventType,
  spProductId: w.spProductId,
  spProductName: spProducts.name,
  subMerchantId: w.subMerchantId,
  url: w.url,
  status: w.status,
  payload: w.payload,
  attempts: w.attempts,
  createdAt: w.createdAt,
  nextAttemptAt: w.nextAttemptAt,
};

const deliveryList: ListDefinition<Query, typeof fields, Delivery> = {
  fields,
  source: sql`${w} join ${spProducts} on ${eq(spProducts.spProductId, w.spProductId)}`,
  id: w.webhookId,
  visible: ({ scope }) => within(scope, w),
  filters: {
    from: from(w.createdAt),
    to: until(w.createdAt),
    subMerchantId: oneOf(w.subMerchantId),
    spProductId: oneOf(w.spProductId),
    webhookId: contains(w.webhookId),
    eventType: oneOf(w.eventType),
    status: oneOf(w.status),
    url: contains(w.url),
  },
  searched: [w.webhookId, w.eventType, w.url],
  sorts: {
    createdAt: { expression: w.createdAt, type: 'timestamptz' },
    status: { expression: w.status, type: 'text' },
  },
  defaultSort: '-createdAt',
  toRow: asSelected<typeof fields, Delivery>(fields, (raw) => ({
    attempts: raw.attempts.map(({ at, ...attempt }) => ({ ...attempt, at: new Date(at) })),
  })),
};

export const createWebhooksHandlers = (services: Services): Handlers<typeof contract> => ({
  list: pageOf(services.pool, deliveryList),
  redeliver: async ({ params: { id } }, context) => {
    await redeliver(services, id, context);
    const row = await readOne(services.pool, deliveryList, eq(w.webhookId, id));
    if (!row) throw notFound('The delivery', id);
    return row;
  },
});
