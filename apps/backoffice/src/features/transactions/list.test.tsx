import type { Output } from '@payfac/api';
import { transactionCharts } from '@payfac/api/contract/reporting';
import { fixtures } from '@payfac/api/testing';
import { cents } from '@payfac/domain/money';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Transaction } from '../../entities/transactions/transaction.tsx';
import { renderList } from '../../shared/lists/testing/render-list.tsx';
import { transactions } from './list.tsx';
import { areas, open, refund, sale } from './testing/open-transaction.tsx';

it('a payment’s row shows what is left, and offers its amounts as columns', async () => {
  const { user } = open(sale);
  const table = within(await screen.findByRole('table', { hidden: true }));
  await table.findByText('$10.00 left');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'More for transactions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Columns' }));
  for (const name of ['Captured', 'Refunded', 'Net before fees']) {
    await screen.findByRole('checkbox', { name, checked: false });
  }
});

it('the totals don’t say net before fees are deducted', async () => {
  const { user } = open(sale, sale, {
    reporting: {
      listTransactions: () => ({ data: [sale], count: 1 }),
      transactionTimeline: () => fixtures.reporting.transactionTimeline,
      transactionStatistics: () => ({
        ...fixtures.reporting.transactionStatistics,
        totals: {
          count: 1,
          amount: cents(6275),
          requested: cents(6275),
          approved: cents(6275),
          captured: cents(6275),
          refunded: cents(5275),
          disputed: cents(0),
          net: cents(1000),
        },
      }),
    },
  });
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'All totals' }));
  const figure = await screen.findByText('Net before fees');
  expect(figure.parentElement?.textContent).toContain('$10.00');
});

it('amounts have the platform’s sign', async () => {
  open(refund);
  const table = within(await screen.findByRole('table', { hidden: true }));
  await waitFor(() => expect(table.getByText('-$52.75')).toBeTruthy());
});

it('charts the list’s own query on request, by amount or by count', async () => {
  const at = (day: number) => new Date(Date.UTC(2026, 2, day));
  const volume: Output<typeof transactionCharts> = {
    series: [
      {
        name: 'Amount',
        points: [
          { at: at(1), value: cents(100_000) },
          { at: at(2), value: cents(23_456) },
        ],
      },
      {
        name: 'Count',
        points: [
          { at: at(1), value: 7 },
          { at: at(2), value: 4 },
        ],
      },
    ],
  };
  const { user, calls } = renderList(transactions, {
    areas: {
      ...areas,
      reporting: { ...areas.reporting, transactionCharts },
    },
    address: '/list?cardBrand=visa&amountMin=50',
    responses: {
      reporting: {
        listTransactions: () => ({ data: [sale], count: 1 }),
        transactionCharts: () => volume,
      },
    },
  });
  await screen.findByRole('row', { name: /txn119876/ });
  expect(calls('reporting.transactionCharts')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Volume over time' }));
  await screen.findByText('Total $1,234.56');
  expect(calls('reporting.transactionCharts')[0]?.input).toMatchObject({
    params: { period: 'daily' },
    query: { view: 'payments', cardBrand: ['visa'], amountMin: 5000 },
  });
  await user.click(screen.getByRole('radio', { name: 'Count' }));
  await screen.findByText('Total 11');
  await user.click(screen.getByRole('radio', { name: 'Weekly' }));
  await waitFor(() => expect(calls('reporting.transactionCharts')).toHaveLength(2));
});

const captured: Transaction = { ...sale, operation: 'auth', transactionId: 'txn000000119877' };

it.each([
  ['payments', 'Sale (captured)'],
  ['operations', 'Authorization'],
])('calls a captured authorization among %s %s', async (view, type) => {
  renderList(transactions, {
    areas,
    address: `/list?view=${view}`,
    responses: { reporting: { listTransactions: () => ({ data: [captured], count: 1 }) } },
  });
  const row = await screen.findByRole('row', { name: /txn119877/ });
  expect(row.querySelector('[data-label=Type]')?.textContent).toBe(type);
});
