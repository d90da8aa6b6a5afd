import { inviteeSchema, inviteUploadSizeLimit } from '@payfac/domain/invites';
import * as z from 'zod/mini';
import { queryBoolean } from '../contract/query.ts';

const spProductId = z.string().check(z.minLength(1));

const { name, email, mobileNumber, businessName } = inviteeSchema.shape;

const details = {
  mobileNumber,
  businessName,
  feeTemplateId: z.optional(z.nullable(z.string())),
  onboardingFlowTemplateId: z.optional(z.nullable(z.string())),
};

export const newInviteSchema = z.strictObject({
  spProductId,
  name,
  email,
  ...details,
});

/** What is left out stays; an invite that was accepted cannot be changed. */
export const inviteChangesSchema = z.strictObject({
  spProductId,
  name: z.optional(name),
  email: z.optional(email),
  ...details,
});

export const merchantInviteSchema = z.strictObject({
  spProductId,
  /** Boarded already with another product. */
  subMerchantId: z.string().check(z.minLength(1)),
  feeTemplateId: details.feeTemplateId,
  onboardingFlowTemplateId: details.onboardingFlowTemplateId,
});

export const inviteUploadFormSchema = z.strictObject({
  /** CSV with a heading: name, email, mobileNumber, businessName. */
  file: z
    .file()
    .check(
      z.minSize(1, { error: 'Choose a file that is not empty.' }),
      z.maxSize(inviteUploadSizeLimit, { error: 'Choose a file of at most 1 MB.' }),
    ),
  spProductId,
  feeTemplateId: z.optional(z.string()),
  onboardingFlowTemplateId: z.optional(z.string()),
  /** Whether the invites are sent at once. Default false. */
  send: z.optional(queryBoolean),
});
