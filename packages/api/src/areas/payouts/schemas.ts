import { bankDebitProviders, paymentProviders } from '@payfac/domain/enumerations';
import { money, positiveMoney } from '@payfac/domain/money';
import { payoutModes, payoutStatuses, payoutTypes } from '@payfac/domain/payouts';
import { note, requiredNote, requiredText } from '@payfac/domain/validation';
import * as z from 'zod/mini';
import { subMerchantId } from '../../kernel/fields.ts';
import { anyId, anyOf, queryMoney, scope, span, textFilter } from '../../kernel/query.ts';
import { tally } from '../../kernel/tally.ts';

/** Filters of payouts, used by a list's query and a bulk call's body. */
export const payoutFilters = {
  ...span,
  ...scope,
  /** Id of the payout, `pay_…`, from `payouts.listInstructions`. */
  payoutId: textFilter,
  /** Current status. */
  status: anyOf(payoutStatuses),
  /** Mode. */
  mode: anyOf(payoutModes),
  /** Type. */
  type: anyOf(payoutTypes),
  /** Key of the payment processor. */
  processor: anyOf(paymentProviders),
  /** Name of the payee. */
  beneficiary: textFilter,
  /** Name of the merchant account. */
  accountName: textFilter,
  /** Minimum, in dollars. */
  amountMin: z.optional(queryMoney),
  /** Maximum, in dollars. */
  amountMax: z.optional(queryMoney),
};

/** Filters of settlements; `from` and `to` bound the settlement time. */
export const settlementFilters = {
  ...span,
  ...scope,
  /** Id of the settlement batch, `bat_…`. */
  batchId: textFilter,
  /** Id of the payout, `pay_…`, from `payouts.listInstructions`. */
  payoutId: anyId(),
  /** The processor that took the payment. */
  provider: anyOf(paymentProviders),
  /** Name of the merchant account. */
  accountName: textFilter,
};

/** Payouts by id, or all that match the filters; without filters, all the caller may see. */
export const chosenPayouts = z.strictObject({
  /** Ids of payouts, from `payouts.listInstructions`. */
  payoutIds: z.union(
    [z.literal('all'), z.array(z.string()).check(z.minLength(1), z.maxLength(1000))],
    { error: 'Enter a list of 1 to 1000 ids, or all.' },
  ),
  /** Filters of the list. */
  filters: z.optional(z.strictObject(payoutFilters)),
});

export const holdSchema = z.strictObject({
  /** `on-hold` holds, `pending` releases. */
  status: z.enum(['on-hold', 'pending']),
  /** Reason shown with the payout. */
  reason: requiredNote(255),
});

export const manualPayoutSchema = z.strictObject({
  subMerchantId,
  /** Bank debit processor that sends the payout. */
  processor: z.enum(bankDebitProviders),
  /** Name of the payee. */
  beneficiary: requiredText(120),
  /** Type. */
  type: z.enum(payoutTypes),
  /** At most the account's available balance. */
  amount: positiveMoney,
  /** Whether the payout debits the account's balance in the ledger. */
  createLedgerEntries: z.boolean(),
  /** Description. */
  description: z.optional(note(255)),
});

/** Totals of payouts, by stage on the way to the bank account. */
export const payoutTotals = z.object({
  /** Total of all payouts, including failed ones. */
  amount: money,
  /** On hold, until a user releases them. */
  held: tally,
  /** Created, not yet approved. */
  pending: tally,
  /** Approved, until a user acknowledges them. */
  approved: tally,
  /** Acknowledged; they go into the next bank file. */
  acknowledged: tally,
  /** In a bank file. */
  atBank: tally,
  /** Paid to the merchant's bank account. */
  paid: tally,
  /** Returned by the bank. */
  failed: tally,
});

/** Totals of settlements, in dollars: each is the sum of the field of the same name. */
export const settlementTotals = z.object({
  /** Sales. */
  grossAmount: money,
  /** Refunds. */
  refundAmount: money,
  /** Chargebacks. */
  chargebackAmount: money,
  /** Fees. */
  feeAmount: money,
  /** Reserve withheld. */
  reserveAmount: money,
  /** Net amount. */
  netAmount: money,
});
