import { dueDateFor, invoiceItemSchema } from '@payfac/domain/invoices';
import type { PreviewData } from '@payfac/domain/previews';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { LivePreview } from '../../../shared/preview/live-preview.tsx';
import { contentOf, type FormProps, type InvoiceValues, itemsOf } from './form-values.ts';

/** What the preview is told, as the wire has it. Its status is a draft's unless it says otherwise. */
export const previewOf = (values: InvoiceValues, status: string | undefined): PreviewData => {
  const { subMerchantId, date, paymentTerm } = values;
  // Whom it goes to, and how, is not on the page.
  const { customerId, email, mobileNumber, shareMethods, ...page } = contentOf(values, 'Draft');
  const dueDate = (date ? dueDateFor(date, paymentTerm) : undefined) ?? values.dueDate;
  return {
    ...page,
    subMerchantId,
    dueDate,
    items: page.items.map((item) => z.encode(invoiceItemSchema, item)),
    status,
  };
};

interface InvoicePreviewProps extends FormProps {
  readonly modelId?: string;
  readonly status?: string;
}

/** The customer's page of the form as it stands, from the first item on. */
export function InvoicePreview({ invoice, modelId, status }: InvoicePreviewProps) {
  // What is watched is as whole as what the form began with.
  const values = useWatch({ control: invoice.form.control, compute: (all: InvoiceValues) => all });
  return (
    <LivePreview
      modelName="invoices"
      modelId={modelId ?? null}
      data={previewOf(values, status)}
      isReady={itemsOf(values.items).length > 0}
      hint="Add an item to see the page your customer pays on."
    />
  );
}
