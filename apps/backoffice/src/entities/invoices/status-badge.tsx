import type { InvoiceStatus } from '@payfac/domain/invoices';
import { type BadgeTone, StatusBadge } from '@payfac/ui/badge';

const tones: Readonly<Record<InvoiceStatus, BadgeTone>> = {
  Draft: 'neutral',
  Created: 'info',
  Paid: 'success',
  Overdue: 'warning',
  Voided: 'neutral',
};

/** An invoice's status in its color. */
export const InvoiceStatusBadge = ({ status }: { readonly status: InvoiceStatus }) => (
  <StatusBadge tone={tones[status]}>{status}</StatusBadge>
);
