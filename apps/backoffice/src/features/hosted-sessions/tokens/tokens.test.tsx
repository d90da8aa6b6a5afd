import { accounts } from '@payfac/api/contract/accounts';
import { products } from '@payfac/api/contract/products';
import { tokenSessions } from '@payfac/api/contract/token-sessions';
import { tokenStatistics } from '@payfac/api/contract/token-statistics';
import { cents } from '@payfac/domain/money';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../shared/lists/testing/render-list.tsx';
import { chartFilters, countOfAll, withoutTail } from './chart.ts';
import { TokenSessions } from './page-part.tsx';

const areas = { accounts, products, tokenSessions, tokenStatistics };

it('shows token sessions with charts by device, browser and operating system [SCOPE-22]', async () => {
  const { user } = renderScreen(<TokenSessions />, {
    areas,
    responses: {
      tokenSessions: {
        deviceChart: () => ({
          data: [
            { name: 'iPhone', count: 3 },
            { name: 'Other', count: 1 },
          ],
        }),
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Devices' }));
  const devices = within(await screen.findByRole('list', { name: 'Token sessions by device' }));
  const phones = within(devices.getAllByRole('listitem')[0] ?? document.body);
  phones.getByText('iPhone');
  phones.getByText('75.00%');
  await user.keyboard('{Escape}');
  await screen.findByRole('list', { name: 'Token sessions by browser' });
  await screen.findByRole('list', { name: 'Token sessions by operating system' });
  await screen.findByRole('table');
});

it('shows payments with saved cards and single-use tokens, for the same days', async () => {
  const { calls } = renderScreen(<TokenSessions />, {
    address: '/list?tokens.from=2026-03-01T00%3A00%3A00.000Z&tokens.status=open',
    areas,
    responses: {
      tokenStatistics: {
        get: () => ({
          saved: { count: 3, amount: cents(30_000) },
          singleUse: { count: 1, amount: cents(2_500) },
          cards: 2,
          brands: [
            { cardBrand: 'visa' as const, count: 6, amount: cents(42_500) },
            { cardBrand: 'mastercard' as const, count: 2, amount: cents(5_000) },
          ],
        }),
      },
    },
  });
  const bars = within(await screen.findByRole('list', { name: 'Payments by token' }));
  bars.getByText('$300.00 · 75.00%');
  bars.getByText('$25.00 · 25.00%');
  // The brands count all card payments, so shares are of all, not only of those with a token.
  const brands = within(screen.getByRole('list', { name: 'Payments by card brand' }));
  brands.getByText('$425.00 · 75.00%');
  brands.getByText('$50.00 · 25.00%');
  screen.getByText('By 2 different cards.');
  expect(calls('tokenStatistics.get').at(-1)?.input).toEqual({
    query: { from: new Date('2026-03-01T00:00:00.000Z') },
  });
});

it('charts apply the list’s filters that they support', () => {
  const search =
    '?part=tokens&tokens.status=open&tokens.browser=Safari&tokens.from=2026-03-01T00%3A00%3A00.000Z';
  expect(chartFilters(search, undefined)).toEqual({
    status: ['open'],
    from: '2026-03-01T00:00:00.000Z',
  });
  expect(chartFilters('?tokens.status=never&status=open', 'sub_1')).toEqual({
    subMerchantId: ['sub_1'],
  });
});

it.each([0, 1, 5, 6, 7, 12])(
  'a bar with %i parts shows at most six, and stays complete',
  (size) => {
    const parts = Array.from({ length: size }, (_, index) => ({
      name: `Browser ${index}`,
      count: (index * 7) % 5,
    }));
    const others = (rest: typeof parts) => ({ name: 'Others', count: countOfAll(rest) });
    const shown = withoutTail(parts, (rest) => others([...rest]));
    expect(shown.length).toBeLessThanOrEqual(6);
    expect(countOfAll(shown)).toBe(countOfAll(parts));
    expect(shown.every(({ count }) => count > 0)).toBe(true);
  },
);
