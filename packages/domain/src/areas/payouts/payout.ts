import * as z from 'zod/mini';
import { paymentProviders } from '../../kernel/enumerations/index.ts';
import { type Cents, money } from '../../kernel/money/index.ts';
import { instant } from '../../kernel/time/index.ts';
import { payoutModes, payoutStatuses, payoutTypes } from './status.ts';

/** A payout, as its list shows it, with the bank's response. */
export const payoutSchema = z.object({
  /** Id of the payout, `pay_…`, from `payouts.listInstructions`. */
  payoutId: z.string(),
  /** Current status. */
  status: z.enum(payoutStatuses),
  /** Mode. */
  mode: z.enum(payoutModes),
  /** Id of the merchant account (sub-merchant). */
  subMerchantId: z.string(),
  /** Name of the merchant account. */
  accountName: z.string(),
  /** Id of the service provider's product. */
  spProductId: z.string(),
  /** Key of the payment processor. */
  processor: z.enum(paymentProviders),
  /** Name of the payee. */
  beneficiary: z.string(),
  /** Type. */
  type: z.enum(payoutTypes),
  /** US dollars, at most two decimals. */
  amount: money,
  /** Whether it was posted to the ledger; always true except for a manual payout. */
  createLedgerEntries: z.boolean(),
  /** Description. */
  description: z.nullable(z.string()),
  /** Hold reason; shown while on hold. */
  holdReason: z.nullable(z.string()),
  /** The bank's return code, such as `R03`; null unless returned. */
  returnCode: z.nullable(z.string()),
  /** Last four digits of the payee's account number. */
  accountNumber: z.nullable(z.string()),
  /** When it was created. */
  createdAt: instant,
  /** When it was last updated. */
  updatedAt: instant,
  /** When it was sent; null until then. */
  sentAt: z.nullable(instant),
});
export type Payout = z.output<typeof payoutSchema>;

/** A manual payout can be deleted until it is acknowledged. */
export const isPayoutDeletable = ({ mode, status }: Pick<Payout, 'mode' | 'status'>): boolean =>
  mode === 'manual' && (status === 'pending' || status === 'on-hold');

/** A manual payout must be more than zero and at most the account's available balance. */
export const isPayable = (amount: Cents, available: Cents): boolean =>
  amount > 0 && amount <= available;
