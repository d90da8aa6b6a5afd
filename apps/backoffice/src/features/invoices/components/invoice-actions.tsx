import type { Invoice } from '@payfac/domain/invoices';
import { RecordActions } from '../../../shared/lists/actions/record-actions.tsx';
import { invoiceActions } from '../actions.tsx';

interface InvoiceActionsProps {
  readonly invoice: Invoice;
  readonly onEnd: () => void;
}

/** What may be done with an invoice, besides changing it. */
export const InvoiceActions = ({ invoice, onEnd }: InvoiceActionsProps) => (
  <RecordActions
    actions={invoiceActions}
    record={invoice}
    name={invoice.invoiceNumber}
    onEnd={onEnd}
  />
);
