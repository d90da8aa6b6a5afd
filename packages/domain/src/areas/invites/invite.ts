import * as z from 'zod/mini';
import { instant } from '../../kernel/time/index.ts';
import { applicationStatuses } from '../accounts/index.ts';
import { type InviteStatus, inviteStatuses } from './invite-machine.ts';

/** Statuses an invite is seen in; a deleted one is seen no more. */
export const listedInviteStatuses = [
  'created',
  'sent',
  'accepted',
  'expired',
] as const satisfies readonly InviteStatus[];

/** An invitation to board with a product. */
export const inviteSchema = z.object({
  /** Id of the record itself, set when it is made; it never changes. */
  _id: z.string(),
  /** The product of the service provider that the account belongs to. */
  spProductId: z.string(),
  /** Name of the product that the account belongs to. */
  spProductName: z.string(),
  /** The person invited. */
  name: z.string(),
  /** Email address, such as `grace@mail.example`. */
  email: z.string(),
  /** 10 digits; where the text message with the code goes. */
  mobileNumber: z.nullable(z.string()),
  /** The name of the business. */
  businessName: z.nullable(z.string()),
  /** The template the account's fees come from. */
  feeTemplateId: z.nullable(z.string()),
  /** The template of the onboarding. */
  onboardingFlowTemplateId: z.nullable(z.string()),
  /** The state it is in. */
  status: z.enum(inviteStatuses),
  /** How often it was sent. */
  sentCount: z.int(),
  /** When it was sent. */
  sentAt: z.nullable(instant),
  /** When it ends by itself. */
  expiresAt: z.nullable(instant),
  /** When it was accepted. */
  acceptedAt: z.nullable(instant),
  /** The application it led to. */
  applicationId: z.nullable(z.string()),
  /** When it was made. */
  createdAt: instant,
  /** Name or username of the person who created it. */
  createdBy: z.string(),
});
export type Invite = z.output<typeof inviteSchema>;

/** A person who came with an invite, and how far their application is. */
export const applicantSchema = z.object({
  /** Id of the applicant, a user. */
  id: z.string(),
  /** The name people see. */
  name: z.string(),
  /** Email address, such as `grace@mail.example`. */
  email: z.string(),
  /** A US phone number of 10 digits. */
  mobileNumber: z.nullable(z.string()),
  /** The product of the service provider that the account belongs to. */
  spProductId: z.string(),
  /** Null for one who began without an invite. */
  inviteId: z.nullable(z.string()),
  /** Id of the merchant's application, `app_…`, from `applications.list`. */
  applicationId: z.nullable(z.string()),
  /** The name of the business. */
  businessName: z.nullable(z.string()),
  /** The state it is in. */
  status: z.enum(applicationStatuses),
  /** When the person last signed in. */
  lastSignInAt: z.nullable(instant),
  /** When it was made. */
  createdAt: instant,
});
export type Applicant = z.output<typeof applicantSchema>;
