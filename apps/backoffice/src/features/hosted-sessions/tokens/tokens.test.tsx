import { accounts } from '@payfac/api/contract/accounts';
import { products } from '@payfac/api/contract/products';
import { tokenSessions } from '@payfac/api/contract/token-sessions';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../shared/lists/testing/render-list.tsx';
import { chartFilters } from './chart-filters.ts';
import { TokenSessions } from './page-part.tsx';

const areas = { accounts, products, tokenSessions };

it('shows token sessions with charts by device, browser and operating system [R025]', async () => {
  renderScreen(<TokenSessions />, {
    areas,
    answers: {
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
  const devices = within(await screen.findByRole('list', { name: 'Token sessions by device' }));
  const phones = within(devices.getAllByRole('listitem')[0] ?? document.body);
  phones.getByText('iPhone');
  phones.getByText('75.00%');
  await screen.findByRole('list', { name: 'Token sessions by browser' });
  await screen.findByRole('list', { name: 'Token sessions by operating system' });
  await screen.findByRole('table');
});

it('charts count by the filters of the list that they can count by', () => {
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
