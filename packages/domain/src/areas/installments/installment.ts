import * as z from 'zod/mini';
import { money } from '../../kernel/money/index.ts';
import { day, instant } from '../../kernel/time/index.ts';
import { installmentRowStatuses, installmentStatuses } from './machine.ts';
import { installmentFrequencies } from './schedule.ts';

/** One payment of an installment plan. */
export const installmentRowSchema = z.object({
  /** From 1; 0 is the down payment. */
  number: z.int(),
  /** The day it is due. */
  dueOn: day,
  /** US dollars, at most two decimals. */
  amount: money,
  /** The state it is in. */
  status: z.enum(installmentRowStatuses),
  /** The payment that paid it, or tried to last. */
  transactionId: z.nullable(z.string()),
  /** When it was paid. */
  paidAt: z.nullable(instant),
});
export type InstallmentRow = z.output<typeof installmentRowSchema>;

/** An installment plan, with what its list shows. */
export const installmentSchema = z.object({
  /** Id of the installment plan, `ins_…`, from `installments.list`. */
  installmentId: z.string(),
  /** The account, a merchant's place of payment. */
  subMerchantId: z.string(),
  /** Name of the merchant account, as its application gives it. */
  accountName: z.string(),
  /** Id of the customer, `cus_…`, from `customers.list`. */
  customerId: z.string(),
  /** Name of the customer at that moment. */
  customerName: z.string(),
  /** What it is for, in words. */
  description: z.nullable(z.string()),
  /** The merchant's own number for the sale. */
  invoiceNumber: z.nullable(z.string()),
  /** The state it is in. */
  status: z.enum(installmentStatuses),
  /** What it comes to with everything, in dollars. */
  totalAmount: money,
  /** What is paid at once, in dollars. */
  downPayment: money,
  /** Payments after the down payment. */
  count: z.int(),
  /** Time between two installments. */
  frequency: z.enum(installmentFrequencies),
  /** The day the first payment is due. */
  firstDueOn: day,
  /** The payments, by their days. */
  schedule: z.array(installmentRowSchema),
  /** What has been paid, in dollars. */
  paidAmount: money,
  /** The balance, in dollars. */
  balance: money,
  /** Null once nothing is left to pay. */
  nextDueOn: z.nullable(day),
  /** The card charged. */
  token: z.string(),
  /** The last four digits of the card. */
  truncatedCardNumber: z.string(),
  /** When it was made. */
  createdAt: instant,
  /** Name or username of the person who created it. */
  createdBy: z.nullable(z.string()),
  /** When it was completed. */
  completedAt: z.nullable(instant),
  /** When it was canceled. */
  canceledAt: z.nullable(instant),
});
export type Installment = z.output<typeof installmentSchema>;
