import type { InvoiceStatus } from '@payfac/domain/invoices';
import { StatusWord } from '../../shared/status/status-word.tsx';

interface InvoiceStatusProps {
  readonly status: InvoiceStatus;
  /** What was made and has gone out is said to be sent. */
  readonly isSent?: boolean;
}

/** An invoice's status in its color. */
export const InvoiceStatusBadge = ({ status, isSent = false }: InvoiceStatusProps) => (
  <StatusWord>{status === 'Created' && isSent ? 'Sent' : status}</StatusWord>
);
