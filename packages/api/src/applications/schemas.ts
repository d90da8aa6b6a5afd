import { features } from '@payfac/domain/access';
import {
  accountSettingsSchema,
  applicationStatuses,
  feeScheduleSchema,
  riskRuleSettingSchema,
} from '@payfac/domain/accounts';
import { requiredNote } from '@payfac/domain/validation';
import * as z from 'zod/mini';
import {
  businessChangesSchema,
  newBusinessSchema,
  ownershipType,
  ownersInputSchema,
} from './identity-input.ts';

/** Four digits. */
const mcc = z.string().check(z.regex(/^\d{4}$/, { error: 'Enter the four digits of a category.' }));
const flag = z.strictObject({ enabled: z.boolean() });

export const newApplicationSchema = z.strictObject({
  spProductId: z.string().check(z.minLength(1)),
  ownershipType,
  business: newBusinessSchema,
  owners: z.optional(ownersInputSchema),
  mcc: z.optional(mcc),
  /** The invite it accepts. */
  inviteId: z.optional(z.string()),
});

/** Statuses that ask for a reason when an account is put into them. */
const reasoned: ReadonlySet<string> = new Set(['identity', 'declined', 'archived']);

/** What a PUT on an account may carry: its new status, or what does not belong to one sub-merchant. */
export const applicationChangesSchema = z
  .strictObject({
    /** `identity` asks for more information. */
    status: z.optional(z.enum(applicationStatuses)),
    /** Stops processing and holds payouts of a live merchant; false takes it back. */
    isSuspended: z.optional(z.boolean()),
    /** Shown to the merchant; required to ask for information, decline, archive or suspend. */
    reason: z.optional(requiredNote(500)),
    features: z.optional(z.partialRecord(z.enum(features), flag)),
    settings: z.optional(z.partial(z.strictObject(accountSettingsSchema.shape))),
    /** Added to the logs. */
    note: z.optional(requiredNote(2000)),
  })
  .check(
    z.refine(
      ({ status, isSuspended, reason }) =>
        reason !== undefined || !(isSuspended || reasoned.has(status ?? '')),
      { error: 'Enter a reason.', path: ['reason'] },
    ),
  );

/** What a PUT on one sub-merchant record may carry; what is left out stays. */
export const subMerchantChangesSchema = z.strictObject({
  business: z.optional(businessChangesSchema),
  owners: z.optional(ownersInputSchema),
  mcc: z.optional(mcc),
  fees: z.optional(z.strictObject(feeScheduleSchema.shape)),
  riskRules: z.optional(z.array(z.strictObject(riskRuleSettingSchema.shape))),
  cybersource: z.optional(flag),
  decisionManager: z.optional(flag),
  /** The owner accepts the terms. */
  acknowledged: z.optional(z.literal(true)),
});

export const cloneSchema = z.strictObject({
  /** The application and record whose identity is taken over. */
  smApplicationId: z.string(),
  subMerchantObjId: z.string(),
  /** The product the copy is for. */
  spProductId: z.string(),
});
