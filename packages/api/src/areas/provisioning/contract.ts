import {
  applicationSchema,
  businessTypes,
  checkKinds,
  checkSchema,
  paymentCeiling,
  riskMetricsSchema,
} from '@payfac/domain/accounts';
import { paymentProviders } from '@payfac/domain/enumerations';
import { requiredNote, requiredText } from '@payfac/domain/validation';
import * as z from 'zod/mini';
import type { Calls, Endpoint } from '../../kernel/endpoint.ts';
import { preferServer } from '../../kernel/failure.ts';
import { subMerchantObjId } from '../../kernel/fields.ts';
import { applicationsMessages } from '../applications/messages.ts';

/*
 * Calls below one sub-merchant record. Each returns the application with that one record in
 * `subMerchantDocs`, because most of them move the application as well.
 */

const failure = preferServer(applicationsMessages.updateSubMerchant);
const byBothIds = z.strictObject({
  /** Id of the application. */
  id: z.string(),
  subMerchantObjId,
});
const provider = z.enum(paymentProviders);
const processor = z.strictObject({
  /** Payment processor that handles it, by its key. */
  processor: provider,
});
const flag = z.strictObject({
  /** True to switch it on, false to switch it off. */
  enabled: z.boolean(),
});

/** Sets up a processor: the ids it gave, or those the simulator makes when there are none. */
export const provision = {
  id: 'provisioning.provision',
  method: 'POST',
  path: 'backoffice/accounts/{id}/submerchants/{subMerchantObjId}/processor/provision',
  changes: ['accounts', 'notifications'],
  access: ['accounts.provision'],
  params: byBothIds,
  body: z.strictObject({
    /** Payment processor that handles it, by its key. */
    processor: provider,
    /** The merchant's id at the processor. */
    merchantId: z.optional(requiredText(64)),
    /** Id of the account at the processor, below its merchant’s. */
    id: z.optional(requiredText(64)),
    /** The most it takes in one payment, when that is less than the account's own ceiling. */
    paymentCeiling: z.optional(paymentCeiling),
  }),
  output: applicationSchema,
  failure,
} as const satisfies Endpoint;

export const setDefault = {
  id: 'provisioning.setDefault',
  method: 'PUT',
  path: 'backoffice/accounts/{id}/submerchants/{subMerchantObjId}/processor/default',
  changes: ['accounts', 'notifications'],
  access: ['accounts.provision'],
  params: byBothIds,
  body: processor,
  output: applicationSchema,
  failure,
} as const satisfies Endpoint;

/** The processor stays provisioned and loses its ids; it refuses to charge until provisioned again. */
export const reset = {
  id: 'provisioning.reset',
  method: 'PUT',
  path: 'backoffice/accounts/{id}/submerchants/{subMerchantObjId}/processor/reset',
  changes: ['accounts', 'notifications'],
  access: ['accounts.provision'],
  params: byBothIds,
  body: processor,
  output: applicationSchema,
  failure,
} as const satisfies Endpoint;

export const setUnderwritingStatus = {
  id: 'provisioning.setUnderwritingStatus',
  method: 'PUT',
  path: 'backoffice/accounts/{id}/submerchants/{subMerchantObjId}/underwriting-status',
  changes: ['accounts', 'notifications'],
  access: ['accounts.underwritingStatus'],
  params: byBothIds,
  body: z.discriminatedUnion('status', [
    z.strictObject({
      /** The state it is in. */
      status: z.literal('underwriting'),
      /** A note for colleagues. */
      note: z.optional(requiredNote(2000)),
    }),
    z.strictObject({
      status: z.literal('declined'),
      /** Why, in the words of the person who does it. */
      reason: requiredNote(500),
    }),
  ]),
  output: applicationSchema,
  failure,
} as const satisfies Endpoint;

/** Whether the processor takes eChecks; charging needs the eCheck status active as well. */
export const setECheck = {
  id: 'provisioning.setECheck',
  method: 'PUT',
  path: 'backoffice/accounts/{id}/submerchants/{subMerchantObjId}/echeck',
  changes: ['accounts', 'notifications'],
  access: ['accounts.provision'],
  params: byBothIds,
  body: flag,
  output: applicationSchema,
  failure,
} as const satisfies Endpoint;

export const setApplePay = {
  id: 'provisioning.setApplePay',
  method: 'PUT',
  path: 'backoffice/accounts/{id}/submerchants/{subMerchantObjId}/applepay',
  changes: ['accounts', 'notifications'],
  access: ['accounts.provision'],
  params: byBothIds,
  body: flag,
  output: applicationSchema,
  failure,
} as const satisfies Endpoint;

export const activate = {
  id: 'provisioning.activate',
  method: 'PUT',
  path: 'backoffice/accounts/{id}/submerchants/{subMerchantObjId}/activate',
  changes: ['accounts', 'notifications'],
  access: ['accounts.provision'],
  params: byBothIds,
  body: z.strictObject({}),
  output: applicationSchema,
  failure,
} as const satisfies Endpoint;

export const runChecks = {
  id: 'provisioning.runChecks',
  method: 'POST',
  path: 'backoffice/accounts/{id}/submerchants/{subMerchantObjId}/checks',
  changes: ['accounts', 'notifications'],
  access: ['accounts.check'],
  params: byBothIds,
  /** All kinds when none is named. */
  body: z.strictObject({
    /** The checks to run; all of them by default. */
    kinds: z.optional(z.array(z.enum(checkKinds)).check(z.minLength(1))),
  }),
  output: z.object({
    /** The checks, the newest first. */
    data: z.array(checkSchema),
  }),
  failure,
} as const satisfies Endpoint;

export const setOwnershipType = {
  id: 'provisioning.setOwnershipType',
  method: 'PUT',
  path: 'backoffice/accounts/{id}/submerchants/{subMerchantObjId}/ownership-type',
  changes: ['accounts', 'notifications'],
  access: ['accounts.submit', 'accounts.underwritingStatus'],
  params: byBothIds,
  body: z.strictObject({
    /** How the business is owned. */
    ownershipType: z.enum(businessTypes),
  }),
  output: applicationSchema,
  failure,
} as const satisfies Endpoint;

export const setRiskMetrics = {
  id: 'provisioning.setRiskMetrics',
  method: 'PUT',
  path: 'backoffice/accounts/{id}/submerchants/{subMerchantObjId}/risk-metrics',
  changes: ['accounts', 'notifications'],
  access: ['riskMetrics.edit'],
  params: byBothIds,
  body: z.strictObject(riskMetricsSchema.shape),
  output: applicationSchema,
  failure,
} as const satisfies Endpoint;

const calls = {
  /** Provision a processor. */
  provision,
  /** Choose the default processor. */
  setDefault,
  /** Reset a processor. */
  reset,
  /** Record the processor's decision. */
  setUnderwritingStatus,
  /** Switch eChecks of the processor on or off. */
  setECheck,
  /** Switch Apple Pay on or off. */
  setApplePay,
  /** Take a merchant live. */
  activate,
  /** Run checks. */
  runChecks,
  /** Change the ownership type. */
  setOwnershipType,
  /** Set what is expected of a merchant. */
  setRiskMetrics,
};

export type ProvisioningArea = Calls<typeof calls>;

export const provisioning: ProvisioningArea = calls;
