import * as z from 'zod/mini';
import { money } from '../money/index.ts';
import { instant } from '../time/index.ts';

export const referralStatuses = ['referred', 'applied', 'funded', 'declined'] as const;
export type ReferralStatus = (typeof referralStatuses)[number];

export const referralStatusLabels: Readonly<Record<ReferralStatus, string>> = {
  referred: 'Referred',
  applied: 'Applied',
  funded: 'Funded',
  declined: 'Declined',
};

/** A merchant named to a capital partner; the documents name the list and none of its fields. */
export const referralSchema = z.object({
  referralId: z.string(),
  subMerchantId: z.string(),
  applicationId: z.string(),
  accountName: z.string(),
  partnerName: z.string(),
  status: z.enum(referralStatuses),
  /** What the merchant asked for; null before they applied. */
  requestedAmount: z.nullable(money),
  /** The loan it led to. */
  subMerchantLoanId: z.nullable(z.string()),
  createdAt: instant,
});
export type Referral = z.output<typeof referralSchema>;
