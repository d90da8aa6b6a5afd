import * as z from 'zod/mini';
import { instant } from '../../kernel/time/index.ts';
import { applicationStatuses } from '../accounts/index.ts';
import { type InviteStatus, inviteStatuses } from './invite-machine.ts';

/** Invite statuses that lists show; a deleted invite is never listed. */
export const listedInviteStatuses = [
  'created',
  'sent',
  'accepted',
  'expired',
] as const satisfies readonly InviteStatus[];

/** An invite for a merchant to onboard with a product. */
export const inviteSchema = z.object({
  /** Id of the record itself, set when it is made; it never changes. */
  _id: z.string(),
  /** Id of the service provider's product. */
  spProductId: z.string(),
  /** Name of the service provider's product. */
  spProductName: z.string(),
  /** Name of the person invited. */
  name: z.string(),
  /** Email address, such as `grace@mail.example`. */
  email: z.string(),
  /** 10-digit US number that the text message with the code goes to. */
  mobileNumber: z.nullable(z.string()),
  /** Business name. */
  businessName: z.nullable(z.string()),
  /** Id of the fee template. */
  feeTemplateId: z.nullable(z.string()),
  /** Id of the onboarding flow template. */
  onboardingFlowTemplateId: z.nullable(z.string()),
  /** Current status. */
  status: z.enum(inviteStatuses),
  /** Number of times it was sent. */
  sentCount: z.int(),
  /** When it was last sent; null until then. */
  sentAt: z.nullable(instant),
  /** When it expires. */
  expiresAt: z.nullable(instant),
  /** When it was accepted; null until then. */
  acceptedAt: z.nullable(instant),
  /** Id of the resulting application. */
  applicationId: z.nullable(z.string()),
  /** When it was created. */
  createdAt: instant,
  /** Name or username of the creator. */
  createdBy: z.string(),
});
export type Invite = z.output<typeof inviteSchema>;

/** A person who started an application, usually from an invite, and its progress. */
export const applicantSchema = z.object({
  /** Id of the applicant's user. */
  id: z.string(),
  /** Display name. */
  name: z.string(),
  /** Email address, such as `grace@mail.example`. */
  email: z.string(),
  /** 10-digit US phone number. */
  mobileNumber: z.nullable(z.string()),
  /** Id of the service provider's product. */
  spProductId: z.string(),
  /** Id of the invite; null for an applicant without one. */
  inviteId: z.nullable(z.string()),
  /** Id of the merchant's application, `app_…`, from `applications.list`. */
  applicationId: z.nullable(z.string()),
  /** Business name. */
  businessName: z.nullable(z.string()),
  /** Current status. */
  status: z.enum(applicationStatuses),
  /** When the person last signed in. */
  lastSignInAt: z.nullable(instant),
  /** When it was created. */
  createdAt: instant,
});
export type Applicant = z.output<typeof applicantSchema>;
