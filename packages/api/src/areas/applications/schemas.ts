import { features } from '@payfac/domain/access';
import {
  accountSettingsSchema,
  applicationStatuses,
  feeScheduleSchema,
  pciSchema,
  riskRuleSettingSchema,
} from '@payfac/domain/accounts';
import { requiredNote } from '@payfac/domain/validation';
import * as z from 'zod/mini';
import { subMerchantObjId } from '../../kernel/fields.ts';
import {
  businessChangesSchema,
  newBusinessSchema,
  ownershipType,
  ownersInputSchema,
} from './identity-input.ts';

/** Four digits. */
const mcc = z.string().check(z.regex(/^\d{4}$/, { error: 'Enter the four digits of a category.' }));
const flag = z.strictObject({
  /** True to enable, false to disable. */
  enabled: z.boolean(),
});

export const newApplicationSchema = z.strictObject({
  /** Id of the service provider's product. */
  spProductId: z.string().check(z.minLength(1)),
  ownershipType,
  /** Names, tax id, contact and address of the business. */
  business: newBusinessSchema,
  /** Owners of the business. */
  owners: z.optional(ownersInputSchema),
  /** Merchant category code: four digits. */
  mcc: z.optional(mcc),
  /** Id of the invite that the application accepts. */
  inviteId: z.optional(z.string()),
});

/** Statuses that require a reason. */
const reasoned: ReadonlySet<string> = new Set(['identity', 'declined', 'archived']);

/** Body of a PUT on an account: a new status, or settings that don't belong to one sub-merchant. */
export const applicationChangesSchema = z
  .strictObject({
    /** New status; `identity` requests more information. */
    status: z.optional(z.enum(applicationStatuses)),
    /** True suspends a live merchant: stops processing and holds payouts. False lifts the suspension. */
    isSuspended: z.optional(z.boolean()),
    /** Reason shown to the merchant; required to request information, decline, archive or suspend. */
    reason: z.optional(requiredNote(500)),
    /** Feature flags. */
    features: z.optional(z.partialRecord(z.enum(features), flag)),
    /** Account settings. */
    settings: z.optional(
      z.partial(
        z.strictObject({
          ...accountSettingsSchema.shape,
          /** PCI compliance. */
          pci: z.strictObject(pciSchema.shape),
        }),
      ),
    ),
    /** Note to add to the log. */
    note: z.optional(requiredNote(2000)),
  })
  .check(
    z.refine(
      ({ status, isSuspended, reason }) =>
        reason !== undefined || !(isSuspended || reasoned.has(status ?? '')),
      { error: 'Enter a reason.', path: ['reason'] },
    ),
  );

/** Body of a PUT on one sub-merchant record; absent fields are unchanged. */
export const subMerchantChangesSchema = z.strictObject({
  /** Names, tax id, contact and address of the business. */
  business: z.optional(businessChangesSchema),
  /** Owners of the business. */
  owners: z.optional(ownersInputSchema),
  /** Merchant category code: four digits. */
  mcc: z.optional(mcc),
  /** Fee schedule. */
  fees: z.optional(z.strictObject(feeScheduleSchema.shape)),
  /** Risk rule settings of the account. */
  riskRules: z.optional(z.array(z.strictObject(riskRuleSettingSchema.shape))),
  /** Cybersource. */
  cybersource: z.optional(flag),
  /** Decision Manager screening. */
  decisionManager: z.optional(flag),
  /** The owner accepts the terms. */
  acknowledged: z.optional(z.literal(true)),
});

export const cloneSchema = z.strictObject({
  /** Ids of the application and record whose identity is copied. */
  smApplicationId: z.string(),
  subMerchantObjId,
  /** Id of the product the copy is for. */
  spProductId: z.string(),
});
