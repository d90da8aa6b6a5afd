import { bankAccountNumber, bankAccountTypes, routingNumber } from '@payfac/domain/banking';
import { paymentSources, switchStatuses } from '@payfac/domain/enumerations';
import { positiveMoney } from '@payfac/domain/money';
import { requiredText, text } from '@payfac/domain/validation';
import * as z from 'zod/mini';

export const echeckSaleSchema = z.strictObject({
  subMerchantId: z.string(),
  amount: positiveMoney,
  /** A bank account's token: from `tokenize`, or saved with a customer. */
  token: z.string().check(z.minLength(1)),
  accountHolderName: requiredText(120),
  customerId: z.optional(z.string()),
  invoiceNumber: z.optional(text(40)),
  description: z.optional(text(255)),
  source: z.optional(z.enum(paymentSources)),
});

export const echeckRefundSchema = z.strictObject({
  /** At most what is left; all of it when absent. */
  amount: z.optional(positiveMoney),
  reason: z.optional(text(255)),
});

export const bankAccountSchema = z.strictObject({
  subMerchantId: z.string(),
  accountHolderName: requiredText(120),
  routingNumber,
  accountNumber: bankAccountNumber,
  /** Default `checking`. */
  accountType: z.optional(z.enum(bankAccountTypes)),
});

export const bankAccountTokenSchema = z.object({
  token: z.string(),
  accountHolderName: z.string(),
  bankName: z.nullable(z.string()),
  /** The last four digits. */
  accountNumber: z.string(),
  accountType: z.enum(bankAccountTypes),
});

export const echeckStatusSchema = z.strictObject({
  subMerchantId: z.string(),
  echeckStatus: z.enum(switchStatuses),
});
