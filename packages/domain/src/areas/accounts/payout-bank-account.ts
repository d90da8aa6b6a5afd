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

/** Where an account's payouts go. Only a token and the last four digits are ever stored or shown. */
export const payoutBankAccountSchema = z.object({
  /** The bank account, by its token. */
  bankAccountToken: z.string(),
  /** Id of the merchant's application, `app_…`, from `applications.list`. */
  applicationId: z.string(),
  /** The account's record in the application. */
  subMerchantObjId: z.string(),
  /** Who holds the bank account. */
  accountHolderName: z.string(),
  /** The kind of bank account. */
  accountType: z.enum(bankAccountTypes),
  /** Name of the bank that has the account. */
  bankName: z.nullable(z.string()),
  /** The last four digits. */
  last4: z.string(),
  /** Whether payouts go here. */
  isPreferred: z.boolean(),
  /** Payouts wait until the preferred account is verified. */
  verification: z.enum(payoutVerifications),
  /** When it was verified. */
  verifiedAt: z.nullable(instant),
  /** When it was made. */
  createdAt: instant,
});
export type PayoutBankAccount = z.output<typeof payoutBankAccountSchema>;
