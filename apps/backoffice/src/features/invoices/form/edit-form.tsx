import type { Invoice } from '@payfac/domain/invoices';
import { useNavigate } from 'react-router-dom';
import { contextual, recordAt } from '../../../shared/address.ts';
import { api } from './api.ts';
import * as styles from './form.css.ts';
import { contentOf, valuesOf } from './form-values.ts';
import { InvoiceFields } from './invoice-fields.tsx';
import { LivePreview } from './live-preview.tsx';
import { useInvoiceForm } from './use-invoice-form.ts';

/** Changes to an invoice that its customer hasn't been sent. */
export function EditForm({ invoice: saved }: { readonly invoice: Invoice }) {
  const { invoiceId, invoiceNumber } = saved;
  const navigate = useNavigate();
  const isCreated = saved.status !== 'Draft';
  const { invoice, submitAs } = useInvoiceForm({
    initial: valuesOf(saved),
    draft: `invoice-${invoiceId}`,
    save: (values, status) =>
      api.invoices.update({ params: { invoiceId }, body: { ...contentOf(values), status } }),
    onDone: (_, aim) => {
      if (aim === 'draft') return;
      void navigate(contextual(recordAt('/invoices', invoiceId), location.search));
    },
  });
  return (
    <div className={styles.columns}>
      <InvoiceFields
        invoice={invoice}
        submitAs={submitAs}
        isCreated={isCreated}
        label={invoiceNumber}
      />
      <div className={styles.aside}>
        <LivePreview invoice={invoice} modelId={invoiceId} status={saved.status} />
      </div>
    </div>
  );
}
