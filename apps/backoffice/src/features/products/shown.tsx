import type { FeeSchedule } from '@payfac/domain/accounts';
import { formatUsd } from '@payfac/domain/money';
import type { Product } from '@payfac/domain/products';
import { StatusWord } from '../../shared/status/status-word.tsx';

/** What a payment costs: `2.9% + $0.30`. */
export const paymentFee = ({ percentage, fixed }: FeeSchedule): string =>
  `${percentage}% + ${formatUsd(fixed)}`;

/** What is withheld of each payment: `10%`. */
export const reserveText = ({ reserve }: FeeSchedule): string =>
  reserve === '0' ? 'None' : `${reserve}%`;

/** Merchants are boarded under active products alone. */
export const ActiveBadge = ({ isActive }: Pick<Product, 'isActive'>) =>
  isActive ? <StatusWord>Active</StatusWord> : <StatusWord>Inactive</StatusWord>;
