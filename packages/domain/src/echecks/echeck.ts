import * as z from 'zod/mini';
import { bankDebitProviders, paymentSources } from '../enumerations/index.ts';
import { money } from '../money/index.ts';
import { day, instant } from '../time/index.ts';
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
  transactionId: z.string(),
  parentTransactionId: z.nullable(z.string()),
  operation: z.enum(echeckOperations),
  typeCode: z.enum(transactionTypeCodes),
  outcome: z.enum(outcomes),
  status: z.enum([...echeckStates, 'success', 'failed', 'errored']),
  createdAt: instant,
  amount: money,
  /** Pending and successful refunds together. */
  refundedAmount: money,
  currency: z.literal('USD'),
  subMerchantId: z.string(),
  accountName: z.string(),
  paymentType: z.literal('eCheck'),
  provider: z.enum(bankDebitProviders),
  source: z.enum(paymentSources),
  accountHolderName: z.string(),
  bankName: z.nullable(z.string()),
  /** Null of debits from before it was asked for. */
  secCode: z.nullable(z.enum(secCodes)),
  /** The last four digits. */
  accountNumber: z.string(),
  customerId: z.nullable(z.string()),
  invoiceNumber: z.nullable(z.string()),
  description: z.nullable(z.string()),
  /** The day of the ACH file it goes into. */
  sentOn: z.nullable(day),
  settlesOn: z.nullable(day),
  returnCode: z.nullable(returnCode),
  returnedAt: z.nullable(instant),
});
export type Echeck = z.output<typeof echeckSchema>;
