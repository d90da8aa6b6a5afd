import {
  installmentFrequencies,
  maximumInstallments,
  minimumInstallments,
} from '@payfac/domain/installments';
import { positiveMoney, price } from '@payfac/domain/money';
import { day } from '@payfac/domain/time';
import { note, text } from '@payfac/domain/validation';
import * as z from 'zod/mini';

const fields = {
  /** A card saved with the customer. */
  token: z.string().check(z.minLength(1)),
  description: z.optional(z.nullable(note(255))),
  invoiceNumber: z.optional(z.nullable(text(40))),
};

export const newInstallmentSchema = z.strictObject({
  subMerchantId: z.string(),
  customerId: z.string(),
  totalAmount: positiveMoney,
  /** Charged at once. Default nothing. */
  downPayment: z.optional(price),
  /** Payments after the down payment. */
  count: z.int().check(z.minimum(minimumInstallments), z.maximum(maximumInstallments)),
  frequency: z.enum(installmentFrequencies),
  firstDueOn: day,
  ...fields,
});

/** Amounts and days stay as they were agreed. */
export const installmentChangesSchema = z.strictObject({
  ...fields,
  token: z.optional(fields.token),
});
