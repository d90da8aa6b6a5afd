import { bankDebitProviders, paymentProviders } from '@payfac/domain/enumerations';
import { money, positiveMoney } from '@payfac/domain/money';
import { payoutModes, payoutStatuses, payoutTypes } from '@payfac/domain/payouts';
import { note, requiredNote, requiredText } from '@payfac/domain/validation';
import * as z from 'zod/mini';
import { subMerchantId } from '../../kernel/fields.ts';
import { anyId, anyOf, queryMoney, scope, span, textFilter } from '../../kernel/query.ts';
import { tally } from '../../kernel/tally.ts';

/** The filters of payouts, in a list's query and in the body of a bulk call alike. */
export const payoutFilters = {
  ...span,
  ...scope,
  /** Id of the payout, `pay_…`, from `payouts.listInstructions`. */
  payoutId: textFilter,
  /** The state it is in. */
  status: anyOf(payoutStatuses),
  /** How it is made or shown. */
  mode: anyOf(payoutModes),
  /** Which kind it is. */
  type: anyOf(payoutTypes),
  /** Payment processor that handles it, by its key. */
  processor: anyOf(paymentProviders),
  /** Name of the payee. */
  beneficiary: textFilter,
  /** Name of the merchant account, as its application gives it. */
  accountName: textFilter,
  /** The least amount, in dollars. */
  amountMin: z.optional(queryMoney),
  /** The most, in dollars. */
  amountMax: z.optional(queryMoney),
};

/** The filters of settlements; `from` and `to` bound the moment of settling. */
export const settlementFilters = {
  ...span,
  ...scope,
  /** Id of the settlement batch, `bat_…`. */
  batchId: textFilter,
  /** Id of the payout, `pay_…`, from `payouts.listInstructions`. */
  payoutId: anyId(),
  /** The processor that took the payment. */
  provider: anyOf(paymentProviders),
  /** Name of the merchant account, as its application gives it. */
  accountName: textFilter,
};

/** Some payouts by their ids, or all that the filters find: without filters, all the caller may see. */
export const chosenPayouts = z.strictObject({
  /** Ids of payouts, from `payouts.listInstructions`. */
  payoutIds: z.union(
    [z.literal('all'), z.array(z.string()).check(z.minLength(1), z.maxLength(1000))],
    { error: 'Enter a list of 1 to 1000 ids, or all.' },
  ),
  /** The filters that were set. */
  filters: z.optional(z.strictObject(payoutFilters)),
});

export const holdSchema = z.strictObject({
  /** `on-hold` holds, `pending` releases. */
  status: z.enum(['on-hold', 'pending']),
  /** Shown with the payout. */
  reason: requiredNote(255),
});

export const manualPayoutSchema = z.strictObject({
  subMerchantId,
  /** Payouts go over the bank-debit ones. */
  processor: z.enum(bankDebitProviders),
  /** Name of the payee. */
  beneficiary: requiredText(120),
  /** Which kind it is. */
  type: z.enum(payoutTypes),
  /** At most the account's available balance. */
  amount: positiveMoney,
  /** Whether the payout takes its amount from the account's balance in the ledger. */
  createLedgerEntries: z.boolean(),
  /** What it is for, in words. */
  description: z.optional(note(255)),
});

/** What payouts come to, and how much of it is at each station on its way to the bank account. */
export const payoutTotals = z.object({
  /** Of all of them, those that failed included. */
  amount: money,
  /** On hold, until somebody releases them. */
  held: tally,
  /** Made, and not approved yet. */
  pending: tally,
  /** Approved, until somebody acknowledges them. */
  approved: tally,
  /** Acknowledged: they go into the next file to the bank. */
  acknowledged: tally,
  /** In a file of the bank's. */
  atBank: tally,
  /** In the merchant's bank account. */
  paid: tally,
  /** Sent back by the bank. */
  failed: tally,
});

/** What settlements come to, in dollars: each the sum of the field of the same name. */
export const settlementTotals = z.object({
  /** Sales. */
  grossAmount: money,
  /** Given back to payers. */
  refundAmount: money,
  /** Taken back by banks. */
  chargebackAmount: money,
  /** What it cost. */
  feeAmount: money,
  /** Withheld. */
  reserveAmount: money,
  /** What is left. */
  netAmount: money,
});
