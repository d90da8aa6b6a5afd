import * as z from 'zod/mini';
import { money } from '../../kernel/money/index.ts';
import { day, instant } from '../../kernel/time/index.ts';

export const loanStatuses = ['offered', 'active', 'repaid', 'withdrawn'] as const;
export type LoanStatus = (typeof loanStatuses)[number];

export const loanStatusLabels: Readonly<Record<LoanStatus, string>> = {
  offered: 'Offered',
  active: 'Active',
  repaid: 'Repaid',
  withdrawn: 'Withdrawn',
};

/** A loan to a merchant, kept by the capital app. It has what an account's overview shows. */
export const loanSchema = z.object({
  /** The account's loan. */
  subMerchantLoanId: z.string(),
  /** The account, a merchant's place of payment. */
  subMerchantId: z.string(),
  /** The lender. */
  lenderName: z.string(),
  /** The state it is in. */
  status: z.enum(loanStatuses),
  /** What was lent, in dollars. */
  principal: money,
  /** What the lender asks for it, once. */
  fee: money,
  /** What was paid back, in dollars. */
  repaid: money,
  /** Day the loan was paid out, `YYYY-MM-DD`; null before. */
  startedOn: z.nullable(day),
  /** The day of the next payment. */
  nextPaymentOn: z.nullable(day),
  /** When it was made. */
  createdAt: instant,
});
export type Loan = z.output<typeof loanSchema>;
