import type { InvoiceStatus } from '@payfac/domain/invoices';
import { StatusWord } from '../../shared/status/status-word.tsx';

/** An invoice's status in its color. */
export const InvoiceStatusBadge = ({ status }: { readonly status: InvoiceStatus }) => (
  <StatusWord>{status}</StatusWord>
);
