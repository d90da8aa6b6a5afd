import {
  listTransactions,
  transactionStatistics,
  transactionTimeline,
} from '@payfac/api/contract/reporting';
import { refundCard } from '@payfac/api/contract/transactions';
import { fixtures } from '@payfac/api/testing';
import { cents } from '@payfac/domain/money';
import { screen, within } from '@testing-library/react';
import type { Timeline, Transaction } from '../../../entities/transactions/transaction.tsx';
import { renderList } from '../../../shared/lists/testing/render-list.tsx';
import { transactions } from '../list.tsx';

export const areas = {
  reporting: { listTransactions, transactionStatistics, transactionTimeline },
  transactions: { refundCard },
};
const { transaction } = fixtures.reporting.transactionTimeline;

/** A settled sale of $62.75 with $52.75 of it refunded. */
export const sale: Transaction = {
  ...transaction,
  transactionId: 'txn000000119876',
  operation: 'sale',
  outcome: 'success',
  status: 'partially-refunded',
  amount: cents(6275),
  signedAmount: cents(6275),
  authorizedAmount: cents(6275),
  capturedAmount: cents(6275),
  refundedAmount: cents(5275),
  disputedAmount: cents(0),
  netAmount: cents(1000),
  refundableAmount: cents(1000),
};
export const refund: Transaction = {
  ...sale,
  transactionId: 'txn000059665976',
  parentTransactionId: sale.transactionId,
  operation: 'refund',
  status: 'success',
  amount: cents(5275),
  signedAmount: cents(-5275),
  authorizedAmount: cents(5275),
  capturedAmount: cents(0),
  refundedAmount: cents(0),
  netAmount: cents(0),
  refundableAmount: cents(0),
};

export const open = (
  subject: Transaction,
  payment: Transaction = sale,
  more: object = {},
  breakdown: Partial<Timeline['breakdown']> = {},
  opened = subject.transactionId,
) =>
  renderList(transactions, {
    areas,
    address: `/list?view=operations&open=${opened}`,
    responses: {
      reporting: {
        listTransactions: () => ({ data: [subject], count: 1 }),
        transactionTimeline: () => ({
          ...fixtures.reporting.transactionTimeline,
          transaction: payment,
          subject,
          breakdown: {
            gross: payment.capturedAmount,
            fees: cents(0),
            disputeFees: cents(0),
            returnFees: cents(0),
            reserve: cents(0),
            refunds: payment.refundedAmount,
            pendingRefunds: cents(0),
            disputes: payment.disputedAmount,
            net: payment.netAmount,
            ...breakdown,
          },
        }),
      },
      ...more,
    },
  });

/** The open record by its name, and by the ID above its title. */
export const drawer = async (name: RegExp, id: string) => {
  const opened = within(await screen.findByRole('dialog', { name }));
  await opened.findByText(id);
  return opened;
};
export const paymentDrawer = () => drawer(/^Payment from /, 'txn119876');
