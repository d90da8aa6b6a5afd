import { accounts } from '@payfac/api/contract/accounts';
import { metrics } from '@payfac/api/contract/metrics';
import { products } from '@payfac/api/contract/products';
import { fixtures } from '@payfac/api/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderList } from '../../../shared/lists/testing/render-list.tsx';
import { figuresOf, paymentsAt } from './figures.ts';
import { accountMetrics, cardMetrics } from './lists.tsx';

const areas = { accounts, metrics, products };

describe('metrics of the current period', () => {
  it('are shown beside those of the previous period [SCOPE-18]', () => {
    const { load } = fixtures.metrics;
    expect(figuresOf({ ...load, period: 'weekly' }).slice(0, 3)).toEqual([
      { label: 'Payments this week', value: '46', detail: 'Last week 40' },
      { label: 'Amount this week', value: '$1,840.00', detail: 'Last week $1,604.00' },
      { label: 'Decline rate this week', value: '8.00%', detail: 'Last week 8.00%' },
    ]);
  });

  it('are for a day, or for the selected period', async () => {
    const { user, calls } = renderList(accountMetrics, { areas });
    await screen.findByRole('row', { name: /Copper Kettle/ });
    expect(calls('metrics.load')[0]?.input).toMatchObject({ query: { period: 'daily' } });
    await user.click(screen.getByRole('button', { name: 'Monthly' }));
    await expect.poll(() => calls('metrics.load').length).toBe(2);
    expect(calls('metrics.load')[1]?.input).toMatchObject({ query: { period: 'monthly' } });
    expect(calls('metrics.accounts').at(-1)?.input).toMatchObject({ query: { period: 'monthly' } });
  });
});

it('a row links to exactly the payments it measures', () => {
  const row = {
    from: new Date('2026-03-02T05:00:00.000Z'),
    to: new Date('2026-03-03T05:00:00.000Z'),
  };
  const href = new URL(paymentsAt(row, { subMerchantId: 'sm_0007' }), 'http://app');
  expect(href.pathname).toBe('/reporting/transactions');
  expect(Object.fromEntries(href.searchParams)).toEqual({
    from: '2026-03-02T05:00:00.000Z',
    to: '2026-03-03T04:59:59.999Z',
    subMerchantId: 'sm_0007',
  });
});

it('a card is shown by brand and last four, with how many accounts it paid', async () => {
  renderList(cardMetrics, { areas });
  const row = within(await screen.findByRole('row', { name: /Visa •••• 4242/ }));
  row.getByText('$801.50');
  row.getByText('22.22%');
});
