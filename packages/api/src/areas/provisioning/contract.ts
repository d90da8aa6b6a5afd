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
 * Calls on one sub-merchant record. Each returns the application with only that record in `subMerchantDocs`, because
 * most of them change the application too.
 */

const failure = preferServer(applicationsMessages.updateSubMerchant);
const byBothIds = z.strictObject({
  /** Id of the application. */
  id: z.string(),
  subMerchantObjId,
});
const provider = z.enum(paymentProviders);
const processor = z.strictObject({
  /** Key of the payment processor. */
  processor: provider,
});
const flag = z.strictObject({
  /** True to enable, false to disable. */
  enabled: z.boolean(),
});

/** Sets up a processor with the ids it issued; without ids, the simulator issues them. */
export const provision = {
  id: 'provisioning.provision',
  method: 'POST',
  path: 'backoffice/accounts/{id}/submerchants/{subMerchantObjId}/processor/provision',
  changes: ['accounts', 'notifications'],
  access: ['accounts.provision'],
  params: byBothIds,
  body: z.strictObject({
    /** Key of the payment processor. */
    processor: provider,
    /** Merchant id at the processor. */
    merchantId: z.optional(requiredText(64)),
    /** Id of the terminal or account under the merchant id. */
    id: z.optional(requiredText(64)),
    /** Maximum the processor accepts per payment, when lower than the account's own ceiling. */
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

/** Clears the processor's ids and keeps it provisioned; it refuses charges until provisioned again. */
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
      /** Current status. */
      status: z.literal('underwriting'),
      /** Internal note. */
      note: z.optional(requiredNote(2000)),
    }),
    z.strictObject({
      status: z.literal('declined'),
      /** Reason entered by the person who did it. */
      reason: requiredNote(500),
    }),
  ]),
  output: applicationSchema,
  failure,
} as const satisfies Endpoint;

/** Whether the processor accepts eChecks; charging also requires an active eCheck status. */
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
  /** All kinds when none is given. */
  body: z.strictObject({
    /** Checks to run; all when absent. */
    kinds: z.optional(z.array(z.enum(checkKinds)).check(z.minLength(1))),
  }),
  output: z.object({
    /** Checks, newest first. */
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
    /** Ownership type of the business. */
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
  /** Set the default processor. */
  setDefault,
  /** Reset a processor. */
  reset,
  /** Record the processor's decision. */
  setUnderwritingStatus,
  /** Switch a processor's eChecks on or off. */
  setECheck,
  /** Switch Apple Pay on or off. */
  setApplePay,
  /** Take a merchant live. */
  activate,
  /** Run checks on an application. */
  runChecks,
  /** Set the ownership type. */
  setOwnershipType,
  /** Set the expected risk metrics of a merchant. */
  setRiskMetrics,
};

export type ProvisioningArea = Calls<typeof calls>;

export const provisioning: ProvisioningArea = calls;
