import { type PaymentType, paymentTypes } from '../../kernel/enumerations/index.ts';
import type { Outcome, TransactionOperation } from './operations.ts';
import type { TransactionStatus } from './status.ts';

/*
 * What the figures count, in terms of the list's own filters, so that a figure and the list it links to share one
 * definition. A payment counts once, on the day it was created; a refund and a chargeback count on their own day.
 */

/** Views of a transaction list: one row per payment, or one row per operation. */
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

/** Payment types counted in card figures: all but eChecks. */
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
 * The rows each figure counts. In the payments view `operation: sale` means a payment that was captured, by a sale or
 * by capturing an authorization, and not voided.
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
