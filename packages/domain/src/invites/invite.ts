import * as z from 'zod/mini';
import { applicationStatuses } from '../accounts/index.ts';
import { instant } from '../time/index.ts';
import { type InviteStatus, inviteStatuses } from './invite-machine.ts';

/** Statuses an invite is seen in; a deleted one is seen no more. */
export const listedInviteStatuses = [
  'created',
  'sent',
  'accepted',
  'expired',
] as const satisfies readonly InviteStatus[];

/** An invitation to board with a product. The documents give `_id` and `spProductId`. */
export const inviteSchema = z.object({
  _id: z.string(),
  spProductId: z.string(),
  spProductName: z.string(),
  /** The person invited. */
  name: z.string(),
  email: z.string(),
  /** 10 digits; where the text message with the code goes. */
  mobileNumber: z.nullable(z.string()),
  businessName: z.nullable(z.string()),
  feeTemplateId: z.nullable(z.string()),
  onboardingFlowTemplateId: z.nullable(z.string()),
  status: z.enum(inviteStatuses),
  /** How often it was sent. */
  sentCount: z.int(),
  sentAt: z.nullable(instant),
  expiresAt: z.nullable(instant),
  acceptedAt: z.nullable(instant),
  /** The application it led to. */
  applicationId: z.nullable(z.string()),
  createdAt: instant,
  createdBy: z.string(),
});
export type Invite = z.output<typeof inviteSchema>;

/** A person who came with an invite, and how far their application is. */
export const applicantSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  mobileNumber: z.nullable(z.string()),
  spProductId: z.string(),
  /** Null for one who began without an invite. */
  inviteId: z.nullable(z.string()),
  applicationId: z.nullable(z.string()),
  businessName: z.nullable(z.string()),
  status: z.enum(applicationStatuses),
  lastSignInAt: z.nullable(instant),
  createdAt: instant,
});
export type Applicant = z.output<typeof applicantSchema>;
