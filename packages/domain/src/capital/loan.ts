import * as z from 'zod/mini';
import { money } from '../money/index.ts';
import { day, instant } from '../time/index.ts';

export const loanStatuses = ['offered', 'active', 'repaid', 'withdrawn'] as const;
export type LoanStatus = (typeof loanStatuses)[number];

export const loanStatusLabels: Readonly<Record<LoanStatus, string>> = {
  offered: 'Offered',
  active: 'Active',
  repaid: 'Repaid',
  withdrawn: 'Withdrawn',
};

/**
 * A loan to a merchant, kept by the capital application. The documents give `subMerchantLoanId`; the
 * rest is what an account's overview shows of it.
 */
export const loanSchema = z.object({
  subMerchantLoanId: z.string(),
  subMerchantId: z.string(),
  lenderName: z.string(),
  status: z.enum(loanStatuses),
  principal: money,
  /** What the lender asks for it, once. */
  fee: money,
  repaid: money,
  startedOn: z.nullable(day),
  nextPaymentOn: z.nullable(day),
  createdAt: instant,
});
export type Loan = z.output<typeof loanSchema>;
