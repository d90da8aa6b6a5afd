import * as z from 'zod/mini';
import { money } from '../../kernel/money/index.ts';
import { day, instant } from '../../kernel/time/index.ts';
import { installmentRowStatuses, installmentStatuses } from './machine.ts';
import { installmentFrequencies } from './schedule.ts';

/** One payment of an installment plan. */
export const installmentRowSchema = z.object({
  /** Payment number from 1; 0 is the down payment. */
  number: z.int(),
  /** Due date. */
  dueOn: day,
  /** US dollars, at most two decimals. */
  amount: money,
  /** Current status. */
  status: z.enum(installmentRowStatuses),
  /** Id of the payment that paid it, or of the last attempt. */
  transactionId: z.nullable(z.string()),
  /** When it was paid; null until then. */
  paidAt: z.nullable(instant),
});
export type InstallmentRow = z.output<typeof installmentRowSchema>;

/** An installment plan, as its list shows it. */
export const installmentSchema = z.object({
  /** Id of the installment plan, `ins_…`, from `installments.list`. */
  installmentId: z.string(),
  /** Id of the merchant account (sub-merchant). */
  subMerchantId: z.string(),
  /** Name of the merchant account. */
  accountName: z.string(),
  /** Id of the customer, `cus_…`, from `customers.list`. */
  customerId: z.string(),
  /** Customer's name at the time. */
  customerName: z.string(),
  /** Description. */
  description: z.nullable(z.string()),
  /** The merchant's invoice number for the sale. */
  invoiceNumber: z.nullable(z.string()),
  /** Current status. */
  status: z.enum(installmentStatuses),
  /** Total, in dollars. */
  totalAmount: money,
  /** Down payment, in dollars. */
  downPayment: money,
  /** Number of payments after the down payment. */
  count: z.int(),
  /** Interval between installments. */
  frequency: z.enum(installmentFrequencies),
  /** Due date of the first payment after the down payment. */
  firstDueOn: day,
  /** The payments, by due date. */
  schedule: z.array(installmentRowSchema),
  /** Amount paid, in dollars. */
  paidAmount: money,
  /** Balance, in dollars. */
  balance: money,
  /** Due date of the next payment; null when none is left. */
  nextDueOn: z.nullable(day),
  /** Token of the card to charge. */
  token: z.string(),
  /** Last four digits of the card. */
  truncatedCardNumber: z.string(),
  /** When it was created. */
  createdAt: instant,
  /** Name or username of the creator. */
  createdBy: z.nullable(z.string()),
  /** When it was paid in full; null until then. */
  completedAt: z.nullable(instant),
  /** When it was canceled; null otherwise. */
  canceledAt: z.nullable(instant),
});
export type Installment = z.output<typeof installmentSchema>;
