import * as invoices from '@payfac/api/contract/invoices';
import { formatPhoneNumber } from '@payfac/domain/contact';
import {
  applyInvoice,
  type Invoice,
  isInvoiceEditable,
  isInvoiceRemovable,
  isInvoiceSendable,
  type ShareMethod,
  shareMethods,
} from '@payfac/domain/invoices';
import { FormSection, FormWide } from '@payfac/ui/form-layout';
import * as z from 'zod/mini';
import { send } from '../../shared/api/connection.ts';
import { Tick } from '../../shared/form/controls/toggles.tsx';
import { FormDialog } from '../../shared/form/form-dialog.tsx';
import { useCallForm } from '../../shared/form/use-call-form.tsx';
import type { RowAction } from '../../shared/lists/actions/row-action.ts';
import { notify } from '../../shared/notify/notify.ts';
import { invoiceAddress } from './records.ts';

/** A checkbox for each channel. */
const sendForm = {
  body: z.strictObject({ email: z.optional(z.boolean()), sms: z.optional(z.boolean()) }),
};

/** An invoice's recipients by channel, formatted. */
function placesOf({ email, mobileNumber }: Invoice): Readonly<Record<ShareMethod, string | null>> {
  return {
    email: email && `Email to ${email}`,
    sms: mobileNumber && `Text message to ${formatPhoneNumber(mobileNumber)}`,
  };
}

interface SendInvoiceProps {
  readonly invoice: Invoice;
  readonly onClose: () => void;
}

/** Sends an invoice to its customer, the first time or again; its original channels are preselected. */
export function SendInvoice({ invoice, onClose }: SendInvoiceProps) {
  const { invoiceId, invoiceNumber, subMerchantId, isSent } = invoice;
  const places = placesOf(invoice);
  const open = shareMethods.filter((method) => places[method] !== null);
  const chosen = open.filter((method) => invoice.shareMethods.includes(method));
  const ticked = chosen.length > 0 ? chosen : open;
  const form = useCallForm(sendForm, {
    initial: { email: ticked.includes('email'), sms: ticked.includes('sms') },
    call: (values) =>
      send(invoices.send)({
        params: { invoiceId },
        body: { subMerchantId, shareMethods: open.filter((method) => values[method]) },
      }),
    onDone: () => {
      notify('success', isSent ? `Sent a reminder of ${invoiceNumber}.` : `Sent ${invoiceNumber}.`);
      onClose();
    },
    check: (values) =>
      open.some((method) => values[method])
        ? []
        : [{ path: open[0] ?? 'email', message: 'Select how to send it.' }],
  });
  const { Field } = form;
  return (
    <FormDialog
      of={form}
      title={isSent ? `Send a reminder of ${invoiceNumber}?` : `Send ${invoiceNumber}?`}
      submitLabel={isSent ? 'Send reminder' : 'Send invoice'}
      onClose={onClose}
    >
      <FormSection description="The customer gets a link to the page where they pay.">
        {open.map((method) => (
          <FormWide key={method}>
            <Field name={method} as={Tick} label={places[method] ?? ''} />
          </FormWide>
        ))}
      </FormSection>
    </FormDialog>
  );
}

/** Whether it has a recipient; otherwise its payment page is shared manually. */
const isReachable = ({ email, mobileNumber }: Invoice): boolean =>
  email !== null || mobileNumber !== null;

const sending = {
  ability: 'invoices.manage',
  dialog: (invoice: Invoice, close: () => void) => (
    <SendInvoice invoice={invoice} onClose={close} />
  ),
} as const;

/** The actions on an invoice besides editing it. */
export const invoiceActions: readonly RowAction<Invoice>[] = [
  {
    ...sending,
    label: 'Send',
    isNext: true,
    isOffered: (row) => isInvoiceSendable(row) && isReachable(row) && !row.isSent,
  },
  {
    ...sending,
    label: 'Send reminder',
    isNext: true,
    isOffered: (row) => isInvoiceSendable(row) && isReachable(row) && row.isSent,
  },
  {
    label: 'Void',
    ability: 'invoices.manage',
    tone: 'danger',
    isOffered: ({ status }) => applyInvoice(status, 'void') !== undefined,
    confirm: ({ invoiceNumber }) => ({
      title: `Void ${invoiceNumber}?`,
      text: 'The customer won’t be able to pay it. This can’t be undone.',
      confirmLabel: 'Void invoice',
      tone: 'danger',
    }),
    run: ({ invoiceId, subMerchantId }) =>
      send(invoices.voidInvoice)({ params: { invoiceId }, body: { subMerchantId } }),
    done: ({ invoiceNumber }) => `Voided ${invoiceNumber}.`,
  },
  {
    label: 'Delete',
    ability: 'invoices.manage',
    tone: 'danger',
    isOffered: isInvoiceRemovable,
    confirm: ({ invoiceNumber }) => ({
      title: `Delete ${invoiceNumber}?`,
      text: 'This can’t be undone.',
      confirmLabel: 'Delete invoice',
      tone: 'danger',
    }),
    isEnd: true,
    run: ({ invoiceId }) => send(invoices.remove)({ params: { invoiceId } }),
    done: ({ invoiceNumber }) => `Deleted ${invoiceNumber}.`,
  },
];

export const invoiceRowActions: readonly RowAction<Invoice>[] = [
  {
    label: 'Edit',
    ability: 'invoices.manage',
    isOffered: isInvoiceEditable,
    href: ({ invoiceId }) => invoiceAddress(invoiceId),
  },
  ...invoiceActions,
];
