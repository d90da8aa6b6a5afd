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
  /** Token of the bank account: from `tokenize`, or saved with a customer. */
  token: z.string().check(z.minLength(1)),
  /** Name of the account holder. */
  accountHolderName: requiredText(120),
  /** Id of the customer, `cus_…`, from `customers.list`. */
  customerId: z.optional(z.string()),
  /** The merchant's invoice number for the sale. */
  invoiceNumber: z.optional(text(40)),
  /** Description. */
  description: z.optional(note(255)),
  /** Default: `api` for an API key, which allows no other, and `backoffice` for a user. */
  source: z.optional(z.enum(saleSources)),
  /** Tax included in the amount. */
  taxAmount: z.optional(taxWithin),
  /** Credit card price, when the payer pays the lower of two prices. */
  standardAmount: z.optional(standardPrice),
  /** How the account holder authorized the debit: its SEC code. Default `WEB`. */
  secCode: z.optional(z.enum(secCodes)),
});

export const echeckRefundSchema = z.strictObject({
  /** At most the refundable amount; all of it when absent. */
  amount: z.optional(positiveMoney),
  /** Reason entered by the person who did it. */
  reason: z.optional(note(255)),
});

export const bankAccountSchema = z.strictObject({
  subMerchantId,
  /** Name of the account holder. */
  accountHolderName: requiredText(120),
  routingNumber,
  /** Bank account number. */
  accountNumber: bankAccountNumber,
  /** Default `checking`. */
  accountType: z.optional(z.enum(bankAccountTypes)),
});

export const bankAccountTokenSchema = z.object({
  /** Token of the card or bank account. */
  token: z.string(),
  /** Name of the account holder. */
  accountHolderName: z.string(),
  /** Name of the bank. */
  bankName: z.nullable(z.string()),
  /** Last four digits of the account number. */
  accountNumber: z.string(),
  /** Type of the bank account. */
  accountType: z.enum(bankAccountTypes),
});

export const echeckStatusSchema = z.strictObject({
  subMerchantId,
  /** eCheck status of the account. */
  echeckStatus: z.enum(switchStatuses),
});
