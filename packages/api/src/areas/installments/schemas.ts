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
  /** Token of a card saved with the customer. */
  token: z.string().check(z.minLength(1)),
  /** Description. */
  description: z.optional(z.nullable(note(255))),
  /** The merchant's invoice number for the sale. */
  invoiceNumber: z.optional(z.nullable(text(40))),
};

export const newInstallmentSchema = z.strictObject({
  subMerchantId,
  /** Id of the customer, `cus_…`, from `customers.list`. */
  customerId: z.string(),
  /** Total, in dollars. */
  totalAmount: positiveMoney,
  /** Down payment, charged at once. Default zero. */
  downPayment: z.optional(price),
  /** Number of payments after the down payment. */
  count: z.int().check(z.minimum(minimumInstallments), z.maximum(maximumInstallments)),
  /** Interval between installments. */
  frequency: z.enum(installmentFrequencies),
  /** Due date of the first payment after the down payment. */
  firstDueOn: day,
  ...fields,
});

/** Amounts and due dates can't be changed. */
export const installmentChangesSchema = z.strictObject({
  ...fields,
  /** Token of the card or bank account. */
  token: z.optional(fields.token),
});
