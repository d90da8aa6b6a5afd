import * as invoices from '@payfac/api/contract/invoices';
import {
  applyInvoice,
  type Invoice,
  isInvoiceEditable,
  isInvoiceRemovable,
  isInvoiceSendable,
} from '@payfac/domain/invoices';
import { send } from '../../shared/api/connection.ts';
import type { RowAction } from '../../shared/lists/actions/row-action.ts';
import { invoiceAddress } from './address.ts';
import { SendInvoice } from './components/send-invoice.tsx';

/** Whether there is somewhere to send it; otherwise its payment page is shared by hand. */
const isReachable = ({ email, mobileNumber }: Invoice): boolean =>
  email !== null || mobileNumber !== null;

const sending = {
  ability: 'invoices.manage',
  dialog: (invoice: Invoice, close: () => void) => (
    <SendInvoice invoice={invoice} onClose={close} />
  ),
} as const;

/** What may be done with an invoice, besides changing it. */
export const invoiceActions: readonly RowAction<Invoice>[] = [
  {
    ...sending,
    label: 'Send',
    isOffered: (row) => isInvoiceSendable(row) && isReachable(row) && !row.isSent,
  },
  {
    ...sending,
    label: 'Send reminder',
    isOffered: (row) => isInvoiceSendable(row) && isReachable(row) && row.isSent,
  },
  {
    label: 'Void',
    ability: 'invoices.manage',
    tone: 'danger',
    isOffered: ({ status }) => applyInvoice(status, 'void') !== undefined,
    confirm: ({ invoiceNumber }) => ({
      title: `Void ${invoiceNumber}?`,
      text: "The customer won't be able to pay it. This can't be undone.",
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
      text: "This can't be undone.",
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
