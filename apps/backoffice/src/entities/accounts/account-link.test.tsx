import { accounts as area } from '@payfac/api/contract/accounts';
import { alerts } from '@payfac/api/contract/alerts';
import { balance } from '@payfac/api/contract/balance';
import { fixtures } from '@payfac/api/testing';
import { formatUsd } from '@payfac/domain/money';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../shared/lists/testing/render-list.tsx';
import { AccountLink } from './account-link.tsx';

const [sum] = fixtures.balance.list.data;
if (!sum) throw new Error('The example has a balance.');

const of = { subMerchantId: sum.subMerchantId, accountName: sum.accountName };
const areas = { accounts: area, alerts, balance };

it('shows an account’s status on hovering its name, without a request before', async () => {
  const { user, calls } = renderScreen(<AccountLink of={of} />, { areas, roles: ['admin'] });
  const link = screen.getByRole('link', { name: of.accountName });
  expect(calls('balance.list')).toEqual([]);
  await user.hover(link);
  const card = await screen.findByRole('tooltip');
  await expect
    .poll(() => card.textContent, { timeout: 5000 })
    .toContain(`Balance${formatUsd(sum.balance)}, ${formatUsd(sum.available)} available`);
  expect(card.textContent).toMatch(/Status.+Open alerts/);
  expect(calls('balance.list')[0]?.input).toMatchObject({
    query: { account: [`merchants:${of.subMerchantId}`] },
  });
});

it('shows nothing that the user may not see', async () => {
  const { user, calls } = renderScreen(<AccountLink of={of} />, {
    areas,
    roles: ['service-provider'],
  });
  await user.hover(screen.getByRole('link', { name: of.accountName }));
  await screen.findByRole('tooltip');
  expect(calls('alerts.list')).toEqual([]);
});
