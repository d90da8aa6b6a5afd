import * as invoices from '@payfac/api/contract/invoices';
import type { Invoice } from '@payfac/domain/invoices';
import { useNavigate } from 'react-router-dom';
import { contextual, recordAt } from '../../../shared/address.ts';
import { send } from '../../../shared/api/connection.ts';
import { Beside } from '../../../shared/preview/beside.tsx';
import { contentOf, savedValues } from './form-values.ts';
import { InvoiceFields } from './invoice-fields.tsx';
import { InvoicePreview, useInvoiceForm } from './use-invoice-form.tsx';

/** Edits an invoice that hasn't been sent to its customer. */
export function EditForm({ invoice: saved }: { readonly invoice: Invoice }) {
  const { invoiceId, invoiceNumber } = saved;
  const navigate = useNavigate();
  const isCreated = saved.status !== 'Draft';
  const { invoice, submitAs } = useInvoiceForm({
    initial: savedValues(saved),
    draft: `invoice-${invoiceId}`,
    save: (values, status) =>
      send(invoices.update)({ params: { invoiceId }, body: contentOf(values, status) }),
    onDone: (_, aim) => {
      if (aim === 'draft') return;
      void navigate(contextual(recordAt('/invoices', invoiceId), location.search));
    },
  });
  return (
    <Beside aside={<InvoicePreview invoice={invoice} modelId={invoiceId} status={saved.status} />}>
      <InvoiceFields
        invoice={invoice}
        submitAs={submitAs}
        isCreated={isCreated}
        label={invoiceNumber}
      />
    </Beside>
  );
}
