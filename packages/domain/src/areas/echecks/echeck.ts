import * as z from 'zod/mini';
import { bankDebitProviders, paymentSources } from '../../kernel/enumerations/index.ts';
import { money } from '../../kernel/money/index.ts';
import { day, instant } from '../../kernel/time/index.ts';
import { outcomes, transactionTypeCodes } from '../transactions/index.ts';
import { echeckStates } from './machine.ts';
import { echeckOperations } from './operations.ts';
import { isEcheckReturnCode } from './return-codes.ts';
import { secCodes } from './sec-code.ts';

const returnCode = z
  .string()
  .check(z.refine<string>(isEcheckReturnCode, { error: 'Enter an ACH return code, such as R01.' }));

/**
 * One operation on a bank account. A sale carries the payment's state in `status` and what was
 * refunded of it; every other operation carries its outcome there and names its parent.
 */
export const echeckSchema = z.object({
  /** The payment or operation. */
  transactionId: z.string(),
  /** The payment that the operation was done to. */
  parentTransactionId: z.nullable(z.string()),
  /** What was done: a sale, authorization, capture, void, refund and so on. */
  operation: z.enum(echeckOperations),
  /** Type code of the operation, such as `check-sale`. */
  typeCode: z.enum(transactionTypeCodes),
  /** How the operation ended. */
  outcome: z.enum(outcomes),
  /** The state it is in. */
  status: z.enum([...echeckStates, 'success', 'failed', 'errored']),
  /** When it was made. */
  createdAt: instant,
  /** US dollars, at most two decimals. */
  amount: money,
  /** Pending and successful refunds together. */
  refundedAmount: money,
  /** The currency, always USD. */
  currency: z.literal('USD'),
  /** The account, a merchant's place of payment. */
  subMerchantId: z.string(),
  /** Name of the merchant account, as its application gives it. */
  accountName: z.string(),
  /** Whether a card or a bank account paid. */
  paymentType: z.literal('eCheck'),
  /** The processor that took the payment. */
  provider: z.enum(bankDebitProviders),
  /** What the payment came by. */
  source: z.enum(paymentSources),
  /** Who holds the bank account. */
  accountHolderName: z.string(),
  /** Name of the bank that has the account. */
  bankName: z.nullable(z.string()),
  /** Null of debits from before it was asked for. */
  secCode: z.nullable(z.enum(secCodes)),
  /** The last four digits. */
  accountNumber: z.string(),
  /** Id of the customer, `cus_…`, from `customers.list`. */
  customerId: z.nullable(z.string()),
  /** The merchant's own number for the sale. */
  invoiceNumber: z.nullable(z.string()),
  /** What it is for, in words. */
  description: z.nullable(z.string()),
  /** The day of the ACH file it goes into. */
  sentOn: z.nullable(day),
  /** The day it settles. */
  settlesOn: z.nullable(day),
  /** Why the bank returned it (ACH return code). */
  returnCode: z.nullable(returnCode),
  /** When the bank returned it. */
  returnedAt: z.nullable(instant),
});
export type Echeck = z.output<typeof echeckSchema>;
