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
  /** Id of the merchant account (sub-merchant). */
  subMerchantId: z.string(),
  /** Id of the merchant's application, `app_…`, from `applications.list`. */
  applicationId: z.string(),
  /** Name of the merchant account. */
  accountName: z.string(),
  /** Name of the capital partner. */
  partnerName: z.string(),
  /** Current status. */
  status: z.enum(referralStatuses),
  /** Amount the merchant requested; null until they apply. */
  requestedAmount: z.nullable(money),
  /** Id of the resulting loan. */
  subMerchantLoanId: z.nullable(z.string()),
  /** When it was created. */
  createdAt: instant,
});
export type Referral = z.output<typeof referralSchema>;
