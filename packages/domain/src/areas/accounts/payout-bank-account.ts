import * as z from 'zod/mini';
import { bankAccountTypes } from '../../kernel/banking/index.ts';
import { instant } from '../../kernel/time/index.ts';

export const payoutVerifications = ['pending', 'verified', 'failed'] as const;
export type PayoutVerification = (typeof payoutVerifications)[number];

export const payoutVerificationLabels: Readonly<Record<PayoutVerification, string>> = {
  pending: 'Pending',
  verified: 'Verified',
  failed: 'Failed',
};

/** A bank account that payouts go to. Only a token and the last four digits are stored or shown. */
export const payoutBankAccountSchema = z.object({
  /** Token of the bank account. */
  bankAccountToken: z.string(),
  /** Id of the merchant's application, `app_…`, from `applications.list`. */
  applicationId: z.string(),
  /** Id of the sub-merchant record in the application. */
  subMerchantObjId: z.string(),
  /** Name of the account holder. */
  accountHolderName: z.string(),
  /** Type of the bank account. */
  accountType: z.enum(bankAccountTypes),
  /** Name of the bank. */
  bankName: z.nullable(z.string()),
  /** Last four digits of the account number. */
  last4: z.string(),
  /** True for the account that payouts go to. */
  isPreferred: z.boolean(),
  /** Payouts wait until the preferred account is verified. */
  verification: z.enum(payoutVerifications),
  /** When it was verified; null until then. */
  verifiedAt: z.nullable(instant),
  /** When it was created. */
  createdAt: instant,
});
export type PayoutBankAccount = z.output<typeof payoutBankAccountSchema>;
