import { type PaymentType, paymentTypes } from '../../kernel/enumerations/index.ts';
import type { Outcome, TransactionOperation } from './operations.ts';
import type { TransactionStatus } from './status.ts';

/*
 * What the figures count, by the names of the list's own filters: a figure and the list it leads to
 * are one definition. A payment counts once, on the day it was made; a refund and a chargeback count
 * on their own day.
 */

/** How a list of transactions is read: one row a payment, or one row for everything done to it. */
export const transactionViews = ['payments', 'operations'] as const;
export type TransactionView = (typeof transactionViews)[number];

export const figures = [
  'sales',
  'authorizations',
  'refunds',
  'chargebacks',
  'declined',
  'voided',
] as const;
export type Figure = (typeof figures)[number];

/** The types that card figures count: all but eChecks. */
export const cardPaymentTypes: readonly PaymentType[] = paymentTypes.filter(
  (type) => type !== 'eCheck',
);

/** Filters of the transaction list. */
export interface FigureRows {
  readonly view: TransactionView;
  readonly operation?: readonly TransactionOperation[];
  readonly outcome?: readonly Outcome[];
  readonly status?: readonly TransactionStatus[];
  readonly paymentType?: readonly PaymentType[];
}

/**
 * The rows that each figure counts. In the view of payments `operation: sale` means that money was
 * taken, by a sale or by the capture of an authorization, and not voided.
 */
export const figureRows: Readonly<Record<Figure, FigureRows>> = {
  sales: { view: 'payments', operation: ['sale'], paymentType: cardPaymentTypes },
  authorizations: { view: 'operations', operation: ['auth'], outcome: ['success'] },
  refunds: {
    view: 'operations',
    operation: ['refund'],
    outcome: ['success'],
    paymentType: cardPaymentTypes,
  },
  chargebacks: { view: 'operations', operation: ['chargeback'], outcome: ['success'] },
  declined: { view: 'operations', status: ['declined'] },
  voided: { view: 'operations', operation: ['void'], outcome: ['success'] },
};
