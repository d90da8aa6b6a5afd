import { subscriptionSchema, subscriptionStatuses } from '@payfac/domain/subscriptions';
import { day } from '@payfac/domain/time';
import * as z from 'zod/mini';
import type { Calls, Endpoint } from '../../kernel/endpoint.ts';
import { preferServer, unexpectedError } from '../../kernel/failure.ts';
import { listOf, listQuery } from '../../kernel/list.ts';
import { anyId, anyOf, span, textFilter } from '../../kernel/query.ts';

/** Subscriptions have no message of their own. */
const failure = preferServer(unexpectedError);
const byId = z.strictObject({
  /** Id of the subscription. */
  id: z.string(),
});
const nothing = z.strictObject({});

export const list = {
  id: 'subscriptions.list',
  method: 'GET',
  path: 'subscriptions',
  reads: ['subscriptions'],
  access: ['sidebar.subscriptions'],
  query: listQuery(['createdAt', 'startedOn', 'nextChargeOn'], {
    ...span,
    /** Id of the merchant account (sub-merchant). */
    subMerchantId: anyId(),
    /** Id of the service provider's product. */
    spProductId: anyId(),
    /** Id of the subscription plan, `pln_…`, from `plans.list`. */
    planId: anyId(),
    /** Id of the customer, `cus_…`, from `customers.list`. */
    customerId: anyId(),
    /** Id of the subscription, `sub_…`, from `subscriptions.list`. */
    subscriptionId: textFilter,
    /** Name of the plan. */
    planName: textFilter,
    /** Customer's name at the time. */
    customerName: textFilter,
    /** Name of the merchant account. */
    accountName: textFilter,
    /** Email address, such as `grace@mail.example`. */
    email: textFilter,
    /** Current status. */
    status: anyOf(subscriptionStatuses),
    /** Next charged on or after this day. */
    nextChargeFrom: z.optional(day),
    /** Next charged on or before this day. */
    nextChargeTo: z.optional(day),
  }),
  output: listOf(subscriptionSchema),
  failure,
  list: true,
  csv: 'subscriptions',
} as const satisfies Endpoint;

/** Resumes an inactive or paused subscription; a failed charge is retried. */
export const activate = {
  id: 'subscriptions.activate',
  method: 'PUT',
  path: 'subscriptions/activate/{id}',
  changes: ['subscriptions', 'plans'],
  access: ['subscriptions.manage'],
  params: byId,
  body: nothing,
  output: subscriptionSchema,
  failure,
} as const satisfies Endpoint;

export const deactivate = {
  id: 'subscriptions.deactivate',
  method: 'PUT',
  path: 'subscriptions/deactivate/{id}',
  changes: ['subscriptions', 'plans'],
  access: ['subscriptions.manage'],
  params: byId,
  body: nothing,
  output: subscriptionSchema,
  failure,
} as const satisfies Endpoint;

/** Charges another of the customer's saved cards, starting with the next charge. */
export const changeCard = {
  id: 'subscriptions.changeCard',
  method: 'PUT',
  path: 'subscriptions/card/{id}',
  changes: ['subscriptions', 'plans'],
  extension: 'A saved card can expire, be declined or be removed.',
  access: ['subscriptions.manage'],
  params: byId,
  body: z.strictObject({ token: z.string() }),
  output: subscriptionSchema,
  failure,
} as const satisfies Endpoint;

/** Cancels permanently; the record is kept. */
export const cancel = {
  id: 'subscriptions.cancel',
  method: 'DELETE',
  path: 'subscriptions/delete/{id}',
  changes: ['subscriptions', 'plans'],
  access: ['subscriptions.manage'],
  params: byId,
  output: subscriptionSchema,
  failure,
} as const satisfies Endpoint;

const calls = {
  /** List subscriptions. */
  list,
  /** Activate a subscription. */
  activate,
  /** Deactivate a subscription. */
  deactivate,
  /** Change a subscription's card. */
  changeCard,
  /** Cancel a subscription. */
  cancel,
};

export type SubscriptionsArea = Calls<typeof calls>;

export const subscriptions: SubscriptionsArea = calls;
