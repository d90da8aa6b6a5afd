import type { FeeSchedule } from '@payfac/domain/accounts';
import { formatUsd } from '@payfac/domain/money';
import type { Product } from '@payfac/domain/products';
import { StatusBadge } from '@payfac/ui/badge';

/** What a payment costs: `2.9% + $0.30`. */
export const paymentFee = ({ percentage, fixed }: FeeSchedule): string =>
  `${percentage}% + ${formatUsd(fixed)}`;

/** What is withheld of each payment: `10%`. */
export const reserveText = ({ reserve }: FeeSchedule): string =>
  reserve === '0' ? 'None' : `${reserve}%`;

/** Merchants are boarded under active products alone. */
export const ActiveBadge = ({ isActive }: Pick<Product, 'isActive'>) =>
  isActive ? (
    <StatusBadge tone="success">Active</StatusBadge>
  ) : (
    <StatusBadge tone="neutral">Inactive</StatusBadge>
  );
