import type { Billed } from '../../http/billed.ts';
import { afterInstallmentCharge } from '../installments/after-charge.ts';
import { storedInstallment } from '../installments/view.ts';
import { afterSubscriptionCharge } from '../subscriptions/after-charge.ts';
import { afterPagePayment, releasePage } from './after-page-payment.ts';

/**
 * Advances the subject of a charge in the transaction of its outcome, so that a subscription advances exactly when it
 * is paid, even after a crash.
 */
export const billed: Billed = {
  decided: async (transaction, row, before, at) => {
    const isRejected = row.operation === 'void' && row.outcome === 'success';
    if (isRejected && before.status === 'for-review') {
      await releasePage(transaction, { ...before, responseMessage: 'Rejected in review' }, at);
    }
    if (row.operation !== 'sale' || row.outcome === 'pending') return;
    await afterSubscriptionCharge(transaction, row, at);
    await afterInstallmentCharge(transaction, row, at);
    await afterPagePayment(transaction, row, at);
  },
  released: afterPagePayment,
  responseOf: async (queryable, row) => {
    const { installmentId } = row;
    const isDownPayment = row.chargeNumber === 0 && row.operation === 'sale';
    if (installmentId === null || !isDownPayment) return undefined;
    return storedInstallment(queryable, installmentId);
  },
};
