import * as invoices from '@payfac/api/contract/invoices';
import type { Invoice } from '@payfac/domain/invoices';
import { dueDateFor, invoiceItemSchema } from '@payfac/domain/invoices';
import type { PreviewData } from '@payfac/domain/previews';
import { useRef } from 'react';
import type { DefaultValues } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { send } from '../../../shared/api/connection.ts';
import { bodyOf } from '../../../shared/form/of-body.ts';
import { useCallForm } from '../../../shared/form/use-call-form.tsx';
import { notify } from '../../../shared/notify/notify.ts';
import { LivePreview } from '../../../shared/preview/live-preview.tsx';
import { problemsOf } from './checks.ts';
import {
  type Aim,
  checkable,
  type FormProps,
  type InvoiceValues,
  invoiceForm,
  itemsOf,
  pricingOf,
  sampleItem,
} from './form-values.ts';

interface Saved {
  readonly invoice: Invoice;
  /** Why it wasn't sent, if it should have been. */
  readonly unsent?: string;
}

interface InvoiceFormOptions {
  readonly initial: DefaultValues<InvoiceValues>;
  /** The name of its draft in this browser. */
  readonly draft: string;
  readonly save: (values: InvoiceValues, status: 'Draft' | 'Created') => Promise<Invoice>;
  readonly onDone: (invoice: Invoice, aim: Aim) => void;
}

/** It is already saved: report a failure to send, and don't submit the form again. */
async function sent(invoice: Invoice): Promise<Saved> {
  const { invoiceId, subMerchantId } = invoice;
  try {
    const params = { invoiceId };
    return { invoice: await send(invoices.send)({ params, body: { subMerchantId } }) };
  } catch (problem) {
    return { invoice, unsent: problem instanceof Error ? problem.message : '' };
  }
}

const words: Readonly<Record<Aim, (number: string) => string>> = {
  draft: (number) => `Saved ${number} as a draft.`,
  create: (number) => `Saved ${number}.`,
  send: (number) => `Sent ${number}.`,
};

/** The form of an invoice, and the ways to save it. */
export function useInvoiceForm({ initial, draft, save, onDone }: InvoiceFormOptions) {
  const aim = useRef<Aim>('create');
  const invoice = useCallForm(invoiceForm, {
    initial,
    call: async (values): Promise<Saved> => {
      const saved = await save(values, aim.current === 'draft' ? 'Draft' : 'Created');
      return aim.current === 'send' ? sent(saved) : { invoice: saved };
    },
    onDone: ({ invoice: saved, unsent }) => {
      const { invoiceNumber } = saved;
      if (unsent === undefined) notify('success', words[aim.current](invoiceNumber));
      else notify('warning', `Saved ${invoiceNumber}, but couldn’t send it. ${unsent}`);
      onDone(saved, aim.current);
    },
    draft,
    check: (filled) => problemsOf(checkable(filled), aim.current),
  });
  const submitAs = (next: Aim) => {
    aim.current = next;
    invoice.submit();
  };
  return { invoice, submitAs };
}

/** The fields that the payer's page depends on: without the recipient and the channels. */
const page = z.omit(invoices.create.body, {
  customerId: true,
  email: true,
  mobileNumber: true,
  shareMethods: true,
  status: true,
});

/** The preview's data in the API's form. Its status is a draft's by default. */
export const previewOf = (values: InvoiceValues, status: string | undefined): PreviewData => {
  const { subMerchantId, date, paymentTerm } = values;
  const typed = itemsOf(values.items);
  const items = typed.length > 0 ? typed : [sampleItem(values.items)];
  const content = bodyOf(page, values, {
    subMerchantId: subMerchantId || undefined,
    dueDate: (date ? dueDateFor(date, paymentTerm) : undefined) ?? values.dueDate,
    items,
    dualPricing: pricingOf(values),
  });
  return {
    ...content,
    items: items.map((item) => z.encode(invoiceItemSchema, item)),
    ...(status !== undefined && { status }),
  };
};

interface InvoicePreviewProps extends FormProps {
  readonly modelId?: string;
  readonly status?: string;
}

/** The customer's page for the form's current values, with a sample item until there is one. */
export function InvoicePreview({ invoice, modelId, status }: InvoicePreviewProps) {
  // Watched values are as complete as the form's initial ones.
  const values = useWatch({ control: invoice.form.control, compute: (all: InvoiceValues) => all });
  return (
    <LivePreview
      modelName="invoices"
      modelId={modelId ?? null}
      data={previewOf(values, status)}
      sample={itemsOf(values.items).length === 0 ? 'a sample item' : undefined}
    />
  );
}
