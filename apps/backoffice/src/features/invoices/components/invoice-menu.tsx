import type { Invoice } from '@payfac/domain/invoices';
import { RecordMenu } from '../../../shared/lists/actions/record-menu.tsx';
import { invoiceActions } from '../actions.tsx';

interface InvoiceMenuProps {
  readonly invoice: Invoice;
  readonly onEnd: () => void;
}

/** What may be done with an invoice while it is changed. */
export const InvoiceMenu = ({ invoice, onEnd }: InvoiceMenuProps) => (
  <RecordMenu
    actions={invoiceActions}
    record={invoice}
    name={invoice.invoiceNumber}
    onEnd={onEnd}
  />
);
