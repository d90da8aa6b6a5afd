import type { InvoiceStatus } from './machine.ts';

/** The part of an invoice that decides what may be done with it. */
export interface InvoiceState {
  readonly status: InvoiceStatus;
  readonly isSent: boolean;
}

/** What is not final can be changed until it is sent, so that a payer never sees two versions. */
export const isInvoiceEditable = ({ status, isSent }: InvoiceState): boolean =>
  status === 'Draft' || (status === 'Created' && !isSent);

/** A draft, or one that was created and never sent. Deleting sets `isDeleted`. */
export const isInvoiceRemovable = isInvoiceEditable;

/** Whether it can be sent, or sent again. Sending keeps the status and sets `isSent`. */
export const isInvoiceSendable = ({ status }: InvoiceState): boolean =>
  status === 'Created' || status === 'Overdue';

/** Whether a payer can pay it. */
export const isInvoicePayable = isInvoiceSendable;

/** Whether its due day is over; both are `YYYY-MM-DD`, today in the facilitator's zone. */
export const isPastDue = (dueDate: string, today: string): boolean => dueDate < today;
