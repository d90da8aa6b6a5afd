import type { InvoiceStatus } from './machine.ts';

/** The parts of an invoice that decide which actions are allowed. */
export interface InvoiceState {
  readonly status: InvoiceStatus;
  readonly isSent: boolean;
}

/** An invoice that isn't final can be edited until it is sent, so that the payer never sees two versions. */
export const isInvoiceEditable = ({ status, isSent }: InvoiceState): boolean =>
  status === 'Draft' || (status === 'Created' && !isSent);

/** Only a draft, or an invoice that was created and never sent, can be deleted. Deleting sets `isDeleted`. */
export const isInvoiceRemovable = isInvoiceEditable;

/** Whether it can be sent or resent. Sending sets `isSent` and keeps the status. */
export const isInvoiceSendable = ({ status }: InvoiceState): boolean =>
  status === 'Created' || status === 'Overdue';

/** Whether the payer can pay it. */
export const isInvoicePayable = isInvoiceSendable;

/** Whether the due date has passed; both are `YYYY-MM-DD`, today in the facilitator's zone. */
export const isPastDue = (dueDate: string, today: string): boolean => dueDate < today;
