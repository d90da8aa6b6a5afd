import { inviteeSchema, inviteUploadSizeLimit } from '@payfac/domain/invites';
import * as z from 'zod/mini';
import { queryBoolean } from '../../kernel/query.ts';

/** The product of the service provider that the account belongs to. */
const spProductId = z.string().check(z.minLength(1));

const { name, email, mobileNumber, businessName } = inviteeSchema.shape;

const details = {
  /** A US phone number of 10 digits. */
  mobileNumber,
  /** The name of the business. */
  businessName,
  /** The template the account's fees come from. */
  feeTemplateId: z.optional(z.nullable(z.string())),
  /** The template of the onboarding. */
  onboardingFlowTemplateId: z.optional(z.nullable(z.string())),
};

export const newInviteSchema = z.strictObject({
  spProductId,
  /** The name people see. */
  name,
  /** Email address, such as `grace@mail.example`. */
  email,
  ...details,
});

/** What is left out stays; an invite that was accepted cannot be changed. */
export const inviteChangesSchema = z.strictObject({
  spProductId,
  /** The name people see. */
  name: z.optional(name),
  /** Email address, such as `grace@mail.example`. */
  email: z.optional(email),
  ...details,
});

export const merchantInviteSchema = z.strictObject({
  spProductId,
  /** Boarded already with another product. */
  subMerchantId: z.string().check(z.minLength(1)),
  /** The template the account's fees come from. */
  feeTemplateId: details.feeTemplateId,
  /** The template of the onboarding. */
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
  /** The template the account's fees come from. */
  feeTemplateId: z.optional(z.string()),
  /** The template of the onboarding. */
  onboardingFlowTemplateId: z.optional(z.string()),
  /** Whether the invites are sent at once. Default false. */
  send: z.optional(queryBoolean),
});
