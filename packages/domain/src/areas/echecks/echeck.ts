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
 * One operation on a bank account. A sale's `status` is the payment's state, and the sale carries the refunded amount;
 * any other operation's `status` is its outcome, and it names its parent.
 */
export const echeckSchema = z.object({
  /** Id of the transaction: a payment or an operation on one. */
  transactionId: z.string(),
  /** Id of the payment that the operation acts on. */
  parentTransactionId: z.nullable(z.string()),
  /** Operation: sale, authorization, capture, void, refund, etc. */
  operation: z.enum(echeckOperations),
  /** Type code, such as `check-sale`. */
  typeCode: z.enum(transactionTypeCodes),
  /** Outcome of the operation. */
  outcome: z.enum(outcomes),
  /** Current status. */
  status: z.enum([...echeckStates, 'success', 'failed', 'errored']),
  /** When it was created. */
  createdAt: instant,
  /** US dollars, at most two decimals. */
  amount: money,
  /** Sum of pending and successful refunds. */
  refundedAmount: money,
  /** Currency, always USD. */
  currency: z.literal('USD'),
  /** Id of the merchant account (sub-merchant). */
  subMerchantId: z.string(),
  /** Name of the merchant account. */
  accountName: z.string(),
  /** Payment type: card or eCheck. */
  paymentType: z.literal('eCheck'),
  /** The processor that took the payment. */
  provider: z.enum(bankDebitProviders),
  /** Where the payment came from. */
  source: z.enum(paymentSources),
  /** Name of the account holder. */
  accountHolderName: z.string(),
  /** Name of the bank. */
  bankName: z.nullable(z.string()),
  /** Null for debits made before the SEC code was recorded. */
  secCode: z.nullable(z.enum(secCodes)),
  /** Last four digits of the account number. */
  accountNumber: z.string(),
  /** Id of the customer, `cus_…`, from `customers.list`. */
  customerId: z.nullable(z.string()),
  /** The merchant's invoice number for the sale. */
  invoiceNumber: z.nullable(z.string()),
  /** Description. */
  description: z.nullable(z.string()),
  /** Day of the ACH file it goes into. */
  sentOn: z.nullable(day),
  /** Settlement day. */
  settlesOn: z.nullable(day),
  /** ACH return code; null unless the bank returned it. */
  returnCode: z.nullable(returnCode),
  /** When the bank returned it; null otherwise. */
  returnedAt: z.nullable(instant),
});
export type Echeck = z.output<typeof echeckSchema>;
