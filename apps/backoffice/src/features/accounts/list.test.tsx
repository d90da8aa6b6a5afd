import { accounts } from '@payfac/api/contract/accounts';
import { accountsCenter } from '@payfac/api/contract/accounts-center';
import { products } from '@payfac/api/contract/products';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderList } from '../../shared/lists/testing/render-list.tsx';
import { accountsView, accountsCenter as center } from './list.tsx';

const areas = { accounts, accountsCenter, products };
const address = '/list?owners=Okafor&business=Lantern&state=ME&status=review&subMerchantId=sm_0012';
const query = {
  owners: 'Okafor',
  business: 'Lantern',
  state: ['ME'],
  status: ['review'],
  subMerchantId: ['sm_0012'],
};

it('narrows accounts by owner, business, state, status and account [R235, R236]', async () => {
  const { calls } = renderList(accountsView, { areas, address });
  await screen.findByRole('row', { name: /Lantern Quay Books/ });
  expect(calls('accounts.view')[0]?.input).toMatchObject({ query });
  expect(calls('accountsCenter.view')).toEqual([]);
});

it('narrows a provider’s accounts the same way, by its own call', async () => {
  const { calls } = renderList(center, { areas, address, roles: ['service-provider'] });
  await screen.findByRole('row', { name: /Lantern Quay Books/ });
  expect(calls('accountsCenter.view')[0]?.input).toMatchObject({ query });
  expect(calls('accounts.view')).toEqual([]);
});
