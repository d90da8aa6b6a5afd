import * as z from 'zod/mini';
import { paymentProviders } from '../enumerations/index.ts';
import { type Cents, money } from '../money/index.ts';
import { instant } from '../time/index.ts';
import { payoutModes, payoutStatuses, payoutTypes } from './status.ts';

/**
 * A payout (document 1, section 3). `payoutId`, `status` and the fields of a manual payout are the
 * document's; the rest is what its list and the bank's responses need.
 */
export const payoutSchema = z.object({
  payoutId: z.string(),
  status: z.enum(payoutStatuses),
  mode: z.enum(payoutModes),
  subMerchantId: z.string(),
  accountName: z.string(),
  spProductId: z.string(),
  processor: z.enum(paymentProviders),
  beneficiary: z.string(),
  type: z.enum(payoutTypes),
  amount: money,
  /** Whether it was posted to the ledger; always so but for a manual one. */
  createLedgerEntries: z.boolean(),
  description: z.nullable(z.string()),
  /** Why it waits; shown while on hold. */
  holdReason: z.nullable(z.string()),
  /** The bank's code when it sent the money back, such as `R03`. */
  returnCode: z.nullable(z.string()),
  /** The last four digits of the account paid to. */
  accountNumber: z.nullable(z.string()),
  createdAt: instant,
  updatedAt: instant,
  sentAt: z.nullable(instant),
});
export type Payout = z.output<typeof payoutSchema>;

/** A manual payout can be taken back only while nobody has acknowledged it. */
export const isPayoutDeletable = ({ mode, status }: Pick<Payout, 'mode' | 'status'>): boolean =>
  mode === 'manual' && (status === 'pending' || status === 'on-hold');

/** A manual payout pays more than nothing and never more than the account's balance. */
export const isPayable = (amount: Cents, available: Cents): boolean =>
  amount > 0 && amount <= available;
