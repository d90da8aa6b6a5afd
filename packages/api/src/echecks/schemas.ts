import { bankAccountNumber, bankAccountTypes, routingNumber } from '@payfac/domain/banking';
import { secCodes } from '@payfac/domain/echecks';
import { saleSources, switchStatuses } from '@payfac/domain/enumerations';
import { positiveMoney } from '@payfac/domain/money';
import { note, requiredText, text } from '@payfac/domain/validation';
import * as z from 'zod/mini';
import { standardPrice, taxWithin } from '../transactions/schemas.ts';

export const echeckSaleSchema = z.strictObject({
  subMerchantId: z.string(),
  amount: positiveMoney,
  /** A bank account's token: from `tokenize`, or saved with a customer. */
  token: z.string().check(z.minLength(1)),
  accountHolderName: requiredText(120),
  customerId: z.optional(z.string()),
  invoiceNumber: z.optional(text(40)),
  description: z.optional(note(255)),
  /** Default `api` for an API key, which is nothing else, and `backoffice` for a person. */
  source: z.optional(z.enum(saleSources)),
  taxAmount: z.optional(taxWithin),
  standardAmount: z.optional(standardPrice),
  /** How the account holder authorized the debit. Default `WEB`. */
  secCode: z.optional(z.enum(secCodes)),
});

export const echeckRefundSchema = z.strictObject({
  /** At most what is left; all of it when absent. */
  amount: z.optional(positiveMoney),
  reason: z.optional(note(255)),
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
