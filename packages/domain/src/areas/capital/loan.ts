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

/** A loan to a merchant, serviced by the capital app, as the account's overview shows it. */
export const loanSchema = z.object({
  /** Id of the loan. */
  subMerchantLoanId: z.string(),
  /** Id of the merchant account (sub-merchant). */
  subMerchantId: z.string(),
  /** Name of the lender. */
  lenderName: z.string(),
  /** Current status. */
  status: z.enum(loanStatuses),
  /** Principal, in dollars. */
  principal: money,
  /** The lender's one-time fee, in dollars. */
  fee: money,
  /** Amount repaid, in dollars. */
  repaid: money,
  /** Date the loan was funded, `YYYY-MM-DD`; null until then. */
  startedOn: z.nullable(day),
  /** Date of the next payment. */
  nextPaymentOn: z.nullable(day),
  /** When it was created. */
  createdAt: instant,
});
export type Loan = z.output<typeof loanSchema>;
