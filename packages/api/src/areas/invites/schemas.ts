import { inviteeSchema, inviteUploadSizeLimit } from '@payfac/domain/invites';
import * as z from 'zod/mini';
import { queryBoolean } from '../../kernel/query.ts';

/** Id of the service provider's product. */
const spProductId = z.string().check(z.minLength(1));

const { name, email, mobileNumber, businessName } = inviteeSchema.shape;

const details = {
  /** 10-digit US phone number. */
  mobileNumber,
  /** Business name. */
  businessName,
  /** Id of the fee template. */
  feeTemplateId: z.optional(z.nullable(z.string())),
  /** Id of the onboarding flow template. */
  onboardingFlowTemplateId: z.optional(z.nullable(z.string())),
};

export const newInviteSchema = z.strictObject({
  spProductId,
  /** Display name. */
  name,
  /** Email address, such as `grace@mail.example`. */
  email,
  ...details,
});

/** Absent fields are unchanged; an accepted invite can't be changed. */
export const inviteChangesSchema = z.strictObject({
  spProductId,
  /** Display name. */
  name: z.optional(name),
  /** Email address, such as `grace@mail.example`. */
  email: z.optional(email),
  ...details,
});

export const merchantInviteSchema = z.strictObject({
  spProductId,
  /** Id of the account already onboarded with another product. */
  subMerchantId: z.string().check(z.minLength(1)),
  /** Id of the fee template. */
  feeTemplateId: details.feeTemplateId,
  /** Id of the onboarding flow template. */
  onboardingFlowTemplateId: details.onboardingFlowTemplateId,
});

export const inviteUploadFormSchema = z.strictObject({
  /** CSV file with a header row: name, email, mobileNumber, businessName. */
  file: z
    .file()
    .check(
      z.minSize(1, { error: 'Choose a file that is not empty.' }),
      z.maxSize(inviteUploadSizeLimit, { error: 'Choose a file of at most 1 MB.' }),
    ),
  spProductId,
  /** Id of the fee template. */
  feeTemplateId: z.optional(z.string()),
  /** Id of the onboarding flow template. */
  onboardingFlowTemplateId: z.optional(z.string()),
  /** Whether to send the invites right away. Default false. */
  send: z.optional(queryBoolean),
});
