import { features } from '@payfac/domain/access';
import {
  accountSettingsSchema,
  applicationStatuses,
  feeScheduleSchema,
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
  /** True to switch it on, false to switch it off. */
  enabled: z.boolean(),
});

export const newApplicationSchema = z.strictObject({
  /** The product of the service provider that the account belongs to. */
  spProductId: z.string().check(z.minLength(1)),
  ownershipType,
  /** Names, tax id, contact and address of the business. */
  business: newBusinessSchema,
  /** Who owns the business. */
  owners: z.optional(ownersInputSchema),
  /** The merchant category code of four digits. */
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
    /** Features and whether each is on. */
    features: z.optional(z.partialRecord(z.enum(features), flag)),
    /** Settings. */
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
  /** Names, tax id, contact and address of the business. */
  business: z.optional(businessChangesSchema),
  /** Who owns the business. */
  owners: z.optional(ownersInputSchema),
  /** The merchant category code of four digits. */
  mcc: z.optional(mcc),
  /** What is charged for it. */
  fees: z.optional(z.strictObject(feeScheduleSchema.shape)),
  /** Rules of the account. */
  riskRules: z.optional(z.array(z.strictObject(riskRuleSettingSchema.shape))),
  /** Settings of Cybersource. */
  cybersource: z.optional(flag),
  /** Whether Decision Manager is asked. */
  decisionManager: z.optional(flag),
  /** The owner accepts the terms. */
  acknowledged: z.optional(z.literal(true)),
});

export const cloneSchema = z.strictObject({
  /** The application and record whose identity is taken over. */
  smApplicationId: z.string(),
  subMerchantObjId,
  /** The product the copy is for. */
  spProductId: z.string(),
});
