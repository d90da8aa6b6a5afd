import * as invoices from '@payfac/api/contract/invoices';
import type { Invoice } from '@payfac/domain/invoices';
import { useRef } from 'react';
import type { DefaultValues } from 'react-hook-form';
import { send } from '../../../shared/api/connection.ts';
import { useCallForm } from '../../../shared/form/use-call-form.tsx';
import { notify } from '../../../shared/notify/notify.ts';
import { problemsOf } from './checks.ts';
import { type Aim, checkable, type InvoiceValues, invoiceForm } from './form-values.ts';

export interface Saved {
  readonly invoice: Invoice;
  /** Why it didn't go out, where it was to. */
  readonly unsent?: string;
}

interface InvoiceFormOptions {
  readonly initial: DefaultValues<InvoiceValues>;
  /** Names what is kept of it in this browser. */
  readonly draft: string;
  readonly save: (values: InvoiceValues, status: 'Draft' | 'Created') => Promise<Invoice>;
  readonly onDone: (invoice: Invoice, aim: Aim) => void;
}

/** It is saved by now: a failure to send is told, and the form is not sent a second time. */
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

/** The form of an invoice and the ways it can be saved. */
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
      else notify('warning', `Saved ${invoiceNumber}, but couldn't send it. ${unsent}`);
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
