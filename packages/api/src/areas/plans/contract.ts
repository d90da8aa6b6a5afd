import { hostedSessionSchema } from '@payfac/domain/payment-links';
import { planSchema, planStatuses } from '@payfac/domain/plans';
import * as z from 'zod/mini';
import type { Calls, Endpoint } from '../../kernel/endpoint.ts';
import { preferServer } from '../../kernel/failure.ts';
import { listOf, listQuery } from '../../kernel/list.ts';
import { anyId, anyOf, span, textFilter } from '../../kernel/query.ts';
import { plansMessages } from './messages.ts';
import { newPlanSchema, planChangesSchema, planInviteSchema } from './schemas.ts';

const failure = preferServer(plansMessages.failed);
const byId = z.strictObject({
  /** Id of the plan. */
  id: z.string(),
});
const nothing = z.strictObject({});

export const list = {
  id: 'plans.list',
  method: 'GET',
  path: 'subscriptions/plans',
  reads: ['plans', 'subscriptions'],
  access: ['sidebar.subscriptions'],
  query: listQuery(['createdAt', 'name'], {
    ...span,
    /** Id of the merchant account (sub-merchant). */
    subMerchantId: anyId(),
    /** Id of the service provider's product. */
    spProductId: anyId(),
    /** Id of the subscription plan, `pln_…`, from `plans.list`. */
    planId: anyId(),
    /** Display name. */
    name: textFilter,
    /** Name of the merchant account. */
    accountName: textFilter,
    /** Current status. */
    status: anyOf(planStatuses),
  }),
  output: listOf(planSchema),
  failure,
  list: true,
  csv: 'plans',
} as const satisfies Endpoint;

export const get = {
  id: 'plans.get',
  method: 'GET',
  path: 'subscriptions/plans/{id}',
  reads: ['plans', 'subscriptions'],
  access: ['sidebar.subscriptions'],
  params: byId,
  output: planSchema,
  failure,
} as const satisfies Endpoint;

export const create = {
  id: 'plans.create',
  method: 'POST',
  path: 'subscriptions/plan/create',
  changes: ['plans', 'subscriptions'],
  access: ['subscriptions.manage'],
  body: newPlanSchema,
  output: planSchema,
  failure,
  creates: true,
} as const satisfies Endpoint;

/** A plan with subscriptions keeps its schedules. */
export const update = {
  id: 'plans.update',
  method: 'PUT',
  path: 'subscriptions/plan/update/{id}',
  changes: ['plans', 'subscriptions'],
  access: ['subscriptions.manage'],
  params: byId,
  body: planChangesSchema,
  output: planSchema,
  failure,
} as const satisfies Endpoint;

/** Allowed only for a plan without subscriptions. */
export const remove = {
  id: 'plans.remove',
  method: 'POST',
  path: 'subscriptions/plan/delete',
  changes: ['plans', 'subscriptions'],
  access: ['subscriptions.manage'],
  body: z.strictObject({
    /** Id of the subscription plan, `pln_…`, from `plans.list`. */
    planId: z.string(),
  }),
  output: z.object({ success: z.boolean() }),
  failure,
} as const satisfies Endpoint;

/** Offers an active plan to a payer; the subscription starts when they accept. */
export const invite = {
  id: 'plans.invite',
  method: 'POST',
  path: 'subscriptions/plan/invite',
  changes: ['hostedSessions'],
  access: ['subscriptions.manage'],
  body: planInviteSchema,
  output: hostedSessionSchema,
  failure,
} as const satisfies Endpoint;

export const activate = {
  id: 'plans.activate',
  method: 'PUT',
  path: 'subscriptions/plan/activate/{id}',
  changes: ['plans', 'subscriptions'],
  access: ['subscriptions.manage'],
  params: byId,
  body: nothing,
  output: planSchema,
  failure,
} as const satisfies Endpoint;

/** Stops new subscriptions; existing ones continue. */
export const deactivate = {
  id: 'plans.deactivate',
  method: 'PUT',
  path: 'subscriptions/plan/deactivate/{id}',
  changes: ['plans', 'subscriptions'],
  access: ['subscriptions.manage'],
  params: byId,
  body: nothing,
  output: planSchema,
  failure,
} as const satisfies Endpoint;

const calls = {
  /** List plans. */
  list,
  /** Get a plan. */
  get,
  /** Create a plan. */
  create,
  /** Update a plan. */
  update,
  /** Delete a plan. */
  remove,
  /** Invite a payer to a plan. */
  invite,
  /** Activate a plan. */
  activate,
  /** Deactivate a plan. */
  deactivate,
};

export type PlansArea = Calls<typeof calls>;

export const plans: PlansArea = calls;
