import type { FeeSchedule } from '@payfac/domain/accounts';
import { formatUsd } from '@payfac/domain/money';

/** What a payment costs: `2.9% + $0.30`. */
export const paymentFee = ({ percentage, fixed }: FeeSchedule): string =>
  `${percentage}% + ${formatUsd(fixed)}`;

/** What is withheld of each payment: `10%`. */
export const reserveText = ({ reserve }: FeeSchedule): string =>
  reserve === '0' ? 'None' : `${reserve}%`;
