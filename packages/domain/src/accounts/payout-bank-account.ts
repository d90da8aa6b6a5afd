import * as z from 'zod/mini';
import { bankAccountTypes } from '../banking/index.ts';
import { instant } from '../time/index.ts';

export const payoutVerifications = ['pending', 'verified', 'failed'] as const;
export type PayoutVerification = (typeof payoutVerifications)[number];

export const payoutVerificationLabels: Readonly<Record<PayoutVerification, string>> = {
  pending: 'Pending',
  verified: 'Verified',
  failed: 'Failed',
};

/**
 * Where an account is paid out to. The documents give `isPreferred` and `bankAccountToken`; only a
 * token and the last four digits are ever kept or shown.
 */
export const payoutBankAccountSchema = z.object({
  bankAccountToken: z.string(),
  applicationId: z.string(),
  subMerchantObjId: z.string(),
  accountHolderName: z.string(),
  accountType: z.enum(bankAccountTypes),
  bankName: z.nullable(z.string()),
  last4: z.string(),
  isPreferred: z.boolean(),
  /** Payouts wait until the preferred account is verified. */
  verification: z.enum(payoutVerifications),
  verifiedAt: z.nullable(instant),
  createdAt: instant,
});
export type PayoutBankAccount = z.output<typeof payoutBankAccountSchema>;
