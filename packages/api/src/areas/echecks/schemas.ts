import { bankAccountNumber, bankAccountTypes, routingNumber } from '@payfac/domain/banking';
import { secCodes } from '@payfac/domain/echecks';
import { saleSources, switchStatuses } from '@payfac/domain/enumerations';
import { positiveMoney } from '@payfac/domain/money';
import { note, requiredText, text } from '@payfac/domain/validation';
import * as z from 'zod/mini';
import { subMerchantId } from '../../kernel/fields.ts';
import { standardPrice, taxWithin } from '../transactions/schemas.ts';

export const echeckSaleSchema = z.strictObject({
  subMerchantId,
  /** US dollars, at most two decimals. */
  amount: positiveMoney,
  /** A bank account's token: from `tokenize`, or saved with a customer. */
  token: z.string().check(z.minLength(1)),
  /** Who holds the bank account. */
  accountHolderName: requiredText(120),
  /** Id of the customer, `cus_…`, from `customers.list`. */
  customerId: z.optional(z.string()),
  /** The merchant's own number for the sale. */
  invoiceNumber: z.optional(text(40)),
  /** What it is for, in words. */
  description: z.optional(note(255)),
  /** Default `api` for an API key, which is nothing else, and `backoffice` for a person. */
  source: z.optional(z.enum(saleSources)),
  /** The part of the amount that is tax. */
  taxAmount: z.optional(taxWithin),
  /** The credit card price, where the lower of two prices is paid. */
  standardAmount: z.optional(standardPrice),
  /** How the account holder authorized the debit. Default `WEB`. */
  secCode: z.optional(z.enum(secCodes)),
});

export const echeckRefundSchema = z.strictObject({
  /** At most what is left; all of it when absent. */
  amount: z.optional(positiveMoney),
  /** Why, in the words of the person who does it. */
  reason: z.optional(note(255)),
});

export const bankAccountSchema = z.strictObject({
  subMerchantId,
  /** Who holds the bank account. */
  accountHolderName: requiredText(120),
  routingNumber,
  /** The number of the bank account. */
  accountNumber: bankAccountNumber,
  /** Default `checking`. */
  accountType: z.optional(z.enum(bankAccountTypes)),
});

export const bankAccountTokenSchema = z.object({
  /** A token that stands for a card or a bank account. */
  token: z.string(),
  /** Who holds the bank account. */
  accountHolderName: z.string(),
  /** Name of the bank that has the account. */
  bankName: z.nullable(z.string()),
  /** The last four digits. */
  accountNumber: z.string(),
  /** The kind of bank account. */
  accountType: z.enum(bankAccountTypes),
});

export const echeckStatusSchema = z.strictObject({
  subMerchantId,
  /** The state of eChecks for the account. */
  echeckStatus: z.enum(switchStatuses),
});
