import type { FeeSchedule } from '@payfac/domain/accounts';
import { formatUsd } from '@payfac/domain/money';
import type { Product } from '@payfac/domain/products';
import { StatusWord } from '../../shared/status/status-word.tsx';

/** The fee of a payment: `2.9% + $0.30`. */
export const paymentFee = ({ percentage, fixed }: FeeSchedule): string =>
  `${percentage}% + ${formatUsd(fixed)}`;

/** The reserve rate: `10%`. */
export const reserveText = ({ reserve }: FeeSchedule): string =>
  reserve === '0' ? 'None' : `${reserve}%`;

/** Merchants can only be boarded under active products. */
export const ActiveBadge = ({ isActive }: Pick<Product, 'isActive'>) =>
  isActive ? <StatusWord>Active</StatusWord> : <StatusWord>Inactive</StatusWord>;
