import type { Invoice } from '@payfac/domain/invoices';
import { RecordActions } from '../../../shared/lists/actions/record-actions.tsx';
import { RecordMenu } from '../../../shared/lists/actions/record-menu.tsx';
import { useActs } from '../../../shared/lists/actions/use-acts.ts';
import type { UseStory } from '../../../shared/lists/detail/story/story.ts';
import { invoiceActions, invoiceRowActions } from '../actions.tsx';
import { useInvoiceStory } from './invoice-detail.tsx';

/** An invoice with its actions. */
export const useInvoiceRecord: UseStory<Invoice> = (invoice, onEnd) =>
  useInvoiceStory(
    invoice,
    useActs({
      actions: invoiceRowActions,
      record: invoice,
      name: invoice.invoiceNumber,
      onEnd,
    }),
  );

/** The content of an invoice's page without a form, and of its menu; loaded together. */
export { InvoiceDetail } from './invoice-detail.tsx';

interface InvoiceActionsProps {
  readonly invoice: Invoice;
  readonly onEnd: () => void;
}

/** The actions on an invoice besides editing it. */
export const InvoiceActions = ({ invoice, onEnd }: InvoiceActionsProps) => (
  <RecordActions
    actions={invoiceActions}
    record={invoice}
    name={invoice.invoiceNumber}
    onEnd={onEnd}
  />
);

interface InvoiceMenuProps {
  readonly invoice: Invoice;
  readonly onEnd: () => void;
}

/** The actions on an invoice that is being edited. */
export const InvoiceMenu = ({ invoice, onEnd }: InvoiceMenuProps) => (
  <RecordMenu
    actions={invoiceActions}
    record={invoice}
    name={invoice.invoiceNumber}
    onEnd={onEnd}
  />
);
