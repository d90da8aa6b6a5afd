import { dueDateFor, invoiceItemSchema } from '@payfac/domain/invoices';
import type { PreviewData } from '@payfac/domain/previews';
import { Card } from '@payfac/ui/card';
import { Skeleton } from '@payfac/ui/skeleton';
import { type ReactNode, Suspense, useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { laterPart } from '../../../shared/later/later-part.ts';
import * as styles from './form.css.ts';
import type { FormProps } from './form-props.ts';
import { type InvoiceValues, itemsOf, pricingOf } from './form-values.ts';

const Preview = laterPart(async () => (await import('./preview.tsx')).Preview);

/** What the preview is told, as the wire has it. Its status is a draft's unless it says otherwise. */
export const previewOf = (values: InvoiceValues, status: string | undefined): PreviewData => {
  const { date, paymentTerm } = values;
  const dueDate = (date ? dueDateFor(date, paymentTerm) : undefined) ?? values.dueDate;
  return {
    ...(values.subMerchantId && { subMerchantId: values.subMerchantId }),
    ...(values.invoiceNumber && { invoiceNumber: values.invoiceNumber }),
    ...(dueDate && { dueDate }),
    items: itemsOf(values.items).map((item) => z.encode(invoiceItemSchema, item)),
    dualPricing: pricingOf(values),
    ...(values.notes && { notes: values.notes }),
    ...(status !== undefined && { status }),
  };
};

interface LivePreviewProps extends FormProps {
  readonly modelId?: string;
  readonly status?: string;
}

/** The customer's page of the form as it stands, from the first item on. */
export function LivePreview({ invoice, modelId, status }: LivePreviewProps) {
  // What is watched is as whole as what the form began with.
  const values = useWatch({ control: invoice.form.control, compute: (all: InvoiceValues) => all });
  const [isShown, setShown] = useState(false);
  const waiting = (children: ReactNode) => (
    <Card title="Preview" description="What your customer sees.">
      {children}
    </Card>
  );
  const data = previewOf(values, status);
  if (itemsOf(values.items).length > 0 && !isShown) setShown(true);
  if (!isShown) {
    return waiting(
      <p className={styles.hint}>Add an item to see the page your customer pays on.</p>,
    );
  }
  return (
    <Suspense fallback={waiting(<Skeleton lines={8} />)}>
      <Preview data={data} modelId={modelId ?? null} />
    </Suspense>
  );
}
