import { addCents, type Cents, subtractCents, zeroCents } from '../../kernel/money/index.ts';
import type { Loan } from './loan.ts';

/** What is still owed of a loan; nothing of one that never began or was paid back. */
export const outstandingOf = ({ status, principal, fee, repaid }: Loan): Cents =>
  status === 'active' ? subtractCents(addCents(principal, fee), repaid) : zeroCents;
