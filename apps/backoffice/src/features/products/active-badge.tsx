import type { Product } from '@payfac/domain/products';
import { StatusBadge } from '@payfac/ui/badge';

/** Merchants are boarded under active products alone. */
export const ActiveBadge = ({ isActive }: Pick<Product, 'isActive'>) =>
  isActive ? (
    <StatusBadge tone="success">Active</StatusBadge>
  ) : (
    <StatusBadge tone="neutral">Inactive</StatusBadge>
  );
