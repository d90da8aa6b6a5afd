import { addCents, type Cents, subtractCents, zeroCents } from '../../kernel/money/index.ts';
import type { Loan } from './loan.ts';

/** The outstanding balance of a loan; zero when it never started or is repaid. */
export const outstandingOf = ({ status, principal, fee, repaid }: Loan): Cents =>
  status === 'active' ? subtractCents(addCents(principal, fee), repaid) : zeroCents;
