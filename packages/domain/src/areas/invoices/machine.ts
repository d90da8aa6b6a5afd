import type { Ability } from '../../kernel/access/index.ts';
import { type Move, machineOf } from '../../kernel/state-machine/index.ts';

/** Invoice statuses (INVOICE-04), compared case-insensitively. */
export const invoiceStatuses = ['Draft', 'Created', 'Paid', 'Overdue', 'Voided'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** The status in any spelling, such as a preview's `draft`. */
export const parseInvoiceStatus = (text: string): InvoiceStatus | undefined =>
  invoiceStatuses.find((status) => status.toLowerCase() === text.toLowerCase());

export const invoiceActions = ['create', 'pay', 'fall-due', 'void'] as const;
export type InvoiceAction = (typeof invoiceActions)[number];

type InvoiceMove = Move<InvoiceStatus, InvoiceAction, Ability>;

/**
 * Every move of an invoice; `Paid` and `Voided` are final. One full payment pays it; a later refund changes the
 * transaction, never the invoice.
 */
export const invoiceMoves: readonly InvoiceMove[] = [
  { from: 'Draft', action: 'create', to: 'Created', by: 'invoices.manage' },
  { from: 'Created', action: 'pay', to: 'Paid', by: 'system' },
  { from: 'Created', action: 'fall-due', to: 'Overdue', by: 'system' },
  { from: 'Created', action: 'void', to: 'Voided', by: 'invoices.manage' },
  { from: 'Overdue', action: 'pay', to: 'Paid', by: 'system' },
  { from: 'Overdue', action: 'void', to: 'Voided', by: 'invoices.manage' },
];

export const { transitionsFrom: invoiceTransitionsFrom, apply: applyInvoice } =
  machineOf(invoiceMoves);
