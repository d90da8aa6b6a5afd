import { bankDebitProviders, paymentProviders } from '@payfac/domain/enumerations';
import { positiveMoney } from '@payfac/domain/money';
import { payoutModes, payoutStatuses, payoutTypes } from '@payfac/domain/payouts';
import { note, requiredNote, requiredText } from '@payfac/domain/validation';
import * as z from 'zod/mini';
import { anyId, anyOf, queryMoney, scope, span, textFilter } from '../contract/query.ts';

/** The filters of payouts, in a list's query and in the body of a bulk call alike. */
export const payoutFilters = {
  ...span,
  ...scope,
  payoutId: textFilter,
  status: anyOf(payoutStatuses),
  mode: anyOf(payoutModes),
  type: anyOf(payoutTypes),
  processor: anyOf(paymentProviders),
  beneficiary: textFilter,
  accountName: textFilter,
  amountMin: z.optional(queryMoney),
  amountMax: z.optional(queryMoney),
};

/** The filters of settlements; `from` and `to` bound the moment of settling. */
export const settlementFilters = {
  ...span,
  ...scope,
  batchId: textFilter,
  payoutId: anyId(),
  provider: anyOf(paymentProviders),
  accountName: textFilter,
};

/** Some payouts by their ids, or all that the filters find: without filters, all the caller may see. */
export const chosenPayouts = z.strictObject({
  payoutIds: z.union(
    [z.literal('all'), z.array(z.string()).check(z.minLength(1), z.maxLength(1000))],
    { error: 'Enter a list of 1 to 1000 ids, or all.' },
  ),
  filters: z.optional(z.strictObject(payoutFilters)),
});

export const holdSchema = z.strictObject({
  /** `on-hold` holds, `pending` releases. */
  status: z.enum(['on-hold', 'pending']),
  /** Shown with the payout. */
  reason: requiredNote(255),
});

export const manualPayoutSchema = z.strictObject({
  subMerchantId: z.string(),
  /** Payouts go over the bank-debit ones. */
  processor: z.enum(bankDebitProviders),
  beneficiary: requiredText(120),
  type: z.enum(payoutTypes),
  /** At most the account's available balance. */
  amount: positiveMoney,
  /** Whether the payout takes its amount from the account's balance in the ledger. */
  createLedgerEntries: z.boolean(),
  description: z.optional(note(255)),
});
