import * as z from 'zod/mini';
import { money } from '../money/index.ts';
import { day, instant } from '../time/index.ts';
import { installmentRowStatuses, installmentStatuses } from './machine.ts';
import { installmentFrequencies } from './schedule.ts';

/** One payment of an installment plan. */
export const installmentRowSchema = z.object({
  /** From 1; 0 is the down payment. */
  number: z.int(),
  dueOn: day,
  amount: money,
  status: z.enum(installmentRowStatuses),
  /** The payment that paid it, or tried to last. */
  transactionId: z.nullable(z.string()),
  paidAt: z.nullable(instant),
});
export type InstallmentRow = z.output<typeof installmentRowSchema>;

/**
 * An installment plan. The documents name two of its fields (document 1, section 3); the rest is what
 * a plan consists of and what its list shows.
 */
export const installmentSchema = z.object({
  installmentId: z.string(),
  subMerchantId: z.string(),
  accountName: z.string(),
  customerId: z.string(),
  customerName: z.string(),
  description: z.nullable(z.string()),
  invoiceNumber: z.nullable(z.string()),
  status: z.enum(installmentStatuses),
  totalAmount: money,
  downPayment: money,
  /** Payments after the down payment. */
  count: z.int(),
  frequency: z.enum(installmentFrequencies),
  firstDueOn: day,
  schedule: z.array(installmentRowSchema),
  paidAmount: money,
  balance: money,
  /** Null once nothing is left to pay. */
  nextDueOn: z.nullable(day),
  /** The card charged. */
  token: z.string(),
  truncatedCardNumber: z.string(),
  createdAt: instant,
  createdBy: z.nullable(z.string()),
  completedAt: z.nullable(instant),
  canceledAt: z.nullable(instant),
});
export type Installment = z.output<typeof installmentSchema>;
