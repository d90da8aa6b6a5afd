import * as z from 'zod/mini';
import { paymentProviders } from '../../kernel/enumerations/index.ts';
import { type Cents, money } from '../../kernel/money/index.ts';
import { instant } from '../../kernel/time/index.ts';
import { payoutModes, payoutStatuses, payoutTypes } from './status.ts';

/** A payout, with what its list shows and what the bank answered. */
export const payoutSchema = z.object({
  /** Id of the payout, `pay_…`, from `payouts.listInstructions`. */
  payoutId: z.string(),
  /** The state it is in. */
  status: z.enum(payoutStatuses),
  /** How it is made or shown. */
  mode: z.enum(payoutModes),
  /** The account, a merchant's place of payment. */
  subMerchantId: z.string(),
  /** Name of the merchant account, as its application gives it. */
  accountName: z.string(),
  /** The product of the service provider that the account belongs to. */
  spProductId: z.string(),
  /** Payment processor that handles it, by its key. */
  processor: z.enum(paymentProviders),
  /** Name of the payee. */
  beneficiary: z.string(),
  /** Which kind it is. */
  type: z.enum(payoutTypes),
  /** US dollars, at most two decimals. */
  amount: money,
  /** Whether it was posted to the ledger; always so but for a manual one. */
  createLedgerEntries: z.boolean(),
  /** What it is for, in words. */
  description: z.nullable(z.string()),
  /** Why it waits; shown while on hold. */
  holdReason: z.nullable(z.string()),
  /** The bank's code when it sent the money back, such as `R03`. */
  returnCode: z.nullable(z.string()),
  /** The last four digits of the account paid to. */
  accountNumber: z.nullable(z.string()),
  /** When it was made. */
  createdAt: instant,
  /** When it was last changed. */
  updatedAt: instant,
  /** When it was sent. */
  sentAt: z.nullable(instant),
});
export type Payout = z.output<typeof payoutSchema>;

/** A manual payout can be taken back only while no one has acknowledged it. */
export const isPayoutDeletable = ({ mode, status }: Pick<Payout, 'mode' | 'status'>): boolean =>
  mode === 'manual' && (status === 'pending' || status === 'on-hold');

/** A manual payout pays more than nothing and never more than the account's balance. */
export const isPayable = (amount: Cents, available: Cents): boolean =>
  amount > 0 && amount <= available;
