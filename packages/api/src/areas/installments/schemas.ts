import {
  installmentFrequencies,
  maximumInstallments,
  minimumInstallments,
} from '@payfac/domain/installments';
import { positiveMoney, price } from '@payfac/domain/money';
import { day } from '@payfac/domain/time';
import { note, text } from '@payfac/domain/validation';
import * as z from 'zod/mini';
import { subMerchantId } from '../../kernel/fields.ts';

const fields = {
  /** A card saved with the customer. */
  token: z.string().check(z.minLength(1)),
  /** What it is for, in words. */
  description: z.optional(z.nullable(note(255))),
  /** The merchant's own number for the sale. */
  invoiceNumber: z.optional(z.nullable(text(40))),
};

export const newInstallmentSchema = z.strictObject({
  subMerchantId,
  /** Id of the customer, `cus_…`, from `customers.list`. */
  customerId: z.string(),
  /** What it comes to with everything, in dollars. */
  totalAmount: positiveMoney,
  /** Charged at once. Default nothing. */
  downPayment: z.optional(price),
  /** Payments after the down payment. */
  count: z.int().check(z.minimum(minimumInstallments), z.maximum(maximumInstallments)),
  /** Time between two installments. */
  frequency: z.enum(installmentFrequencies),
  /** The day the first payment is due. */
  firstDueOn: day,
  ...fields,
});

/** Amounts and days stay as they were agreed. */
export const installmentChangesSchema = z.strictObject({
  ...fields,
  /** A token that stands for a card or a bank account. */
  token: z.optional(fields.token),
});
