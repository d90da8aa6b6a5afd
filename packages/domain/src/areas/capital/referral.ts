import * as z from 'zod/mini';
import { money } from '../../kernel/money/index.ts';
import { instant } from '../../kernel/time/index.ts';

export const referralStatuses = ['referred', 'applied', 'funded', 'declined'] as const;
export type ReferralStatus = (typeof referralStatuses)[number];

export const referralStatusLabels: Readonly<Record<ReferralStatus, string>> = {
  referred: 'Referred',
  applied: 'Applied',
  funded: 'Funded',
  declined: 'Declined',
};

/** A merchant referred to a capital partner. */
export const referralSchema = z.object({
  /** Id of the referral, `ref_…`. */
  referralId: z.string(),
  /** The account, a merchant's place of payment. */
  subMerchantId: z.string(),
  /** Id of the merchant's application, `app_…`, from `applications.list`. */
  applicationId: z.string(),
  /** Name of the merchant account, as its application gives it. */
  accountName: z.string(),
  /** Name of the partner who referred the merchant. */
  partnerName: z.string(),
  /** The state it is in. */
  status: z.enum(referralStatuses),
  /** What the merchant asked for; null before they applied. */
  requestedAmount: z.nullable(money),
  /** The loan it led to. */
  subMerchantLoanId: z.nullable(z.string()),
  /** When it was made. */
  createdAt: instant,
});
export type Referral = z.output<typeof referralSchema>;
