import { can } from '@payfac/domain/access';
import { type Invoice, isInvoiceEditable } from '@payfac/domain/invoices';
import { Inline } from '@payfac/ui/layout';
import { ButtonLink } from '@payfac/ui/link';
import { RecordActions } from '../../../shared/lists/actions/record-actions.tsx';
import { RecordMenu } from '../../../shared/lists/actions/record-menu.tsx';
import { useHolder } from '../../../shared/session/session.ts';
import { invoiceActions } from '../actions.tsx';
import { invoiceAddress } from '../records.ts';
import { InvoiceDetail } from './invoice-detail.tsx';

interface InvoiceRecordProps {
  readonly invoice: Invoice;
  readonly onDeleted: () => void;
}

/** An invoice beside its list, with what may be done with it. */
export function InvoiceRecord({ invoice, onDeleted }: InvoiceRecordProps) {
  const mayManage = can(useHolder(), 'invoices.manage');
  const mayEdit = mayManage && isInvoiceEditable(invoice);
  const mayAct = mayManage && invoiceActions.some(({ isOffered }) => isOffered?.(invoice));
  return (
    <InvoiceDetail invoice={invoice}>
      {(mayEdit || mayAct) && (
        <Inline>
          {mayEdit && <ButtonLink href={invoiceAddress(invoice.invoiceId)}>Edit</ButtonLink>}
          <RecordActions
            actions={invoiceActions}
            record={invoice}
            name={invoice.invoiceNumber}
            onEnd={onDeleted}
          />
        </Inline>
      )}
    </InvoiceDetail>
  );
}

/** What an invoice's page shows where it has no form, and what its menu opens; fetched as one. */
export { InvoiceDetail } from './invoice-detail.tsx';

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
