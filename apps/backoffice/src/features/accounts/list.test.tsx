import { accounts } from '@payfac/api/contract/accounts';
import { accountsCenter } from '@payfac/api/contract/accounts-center';
import { products } from '@payfac/api/contract/products';
import { fixtures } from '@payfac/api/testing';
import { type ApplicationStatus, applicationStatusLabels } from '@payfac/domain/accounts';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderList } from '../../shared/lists/testing/render-list.tsx';
import { accountColumns, accountsView, accountsCenter as center } from './list.tsx';

const { data } = fixtures.accounts.view;

const colored = ['review', 'approved', 'declined', 'sms_sent', 'sms_valid', 'identity'] as const;

/** A status's look, without its word. */
function lookOf(status: ApplicationStatus): string {
  const column = accountColumns.find(({ id }) => id === 'status');
  const { container, unmount } = render(
    data.map((row) => <p key={row.subMerchantObjId}>{column?.render({ ...row, status })}</p>),
  );
  const word = applicationStatusLabels[status];
  expect(container.textContent).toContain(word);
  const look = container.innerHTML.replaceAll(word, '');
  unmount();
  return look;
}

it('review, approved, declined, SMS sent, SMS valid and identity each have a color of their own [BOARD-18]', () => {
  const looks = [...colored, 'initiated' as const].map(lookOf);
  expect(new Set(looks).size).toBe(looks.length);
});

it('a suspended account isn’t listed as active', () => {
  const status = accountColumns.find(({ id }) => id === 'status');
  const [row] = data;
  if (!row) throw new Error('There is no example of an account.');
  const { container } = render(
    <>{status?.render({ ...row, status: 'active', isSuspended: true })}</>,
  );
  expect(container.textContent).toBe('Suspended');
});

it('an application without an address yet has no comma for a location', () => {
  const place = accountColumns.find(({ id }) => id === 'place');
  const [row] = data;
  if (!row) throw new Error('There is no example of an account.');
  expect(place?.render({ ...row, city: '', state: '' })).toBe('—');
  expect(place?.render({ ...row, city: 'Austin', state: 'TX' })).toBe('Austin, TX');
});

const areas = { accounts, accountsCenter, products };
const address = '/list?owners=Okafor&business=Lantern&state=ME&status=review&subMerchantId=sm_0012';
const query = {
  owners: 'Okafor',
  business: 'Lantern',
  state: ['ME'],
  status: ['review'],
  subMerchantId: ['sm_0012'],
};

it('filters accounts by owner, business, state, status and account [BOARD-22, BOARD-23]', async () => {
  const { calls } = renderList(accountsView, { areas, address });
  await screen.findByRole('row', { name: /Lantern Quay Books/ });
  expect(calls('accounts.view')[0]?.input).toMatchObject({ query });
  expect(calls('accountsCenter.view')).toEqual([]);
});

it('filters a provider’s accounts the same way, with its own call', async () => {
  const { calls } = renderList(center, { areas, address, roles: ['service-provider'] });
  await screen.findByRole('row', { name: /Lantern Quay Books/ });
  expect(calls('accountsCenter.view')[0]?.input).toMatchObject({ query });
  expect(calls('accounts.view')).toEqual([]);
});
