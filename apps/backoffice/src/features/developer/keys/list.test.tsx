import { accounts } from '@payfac/api/contract/accounts';
import { apiKeys as area } from '@payfac/api/contract/api-keys';
import { products } from '@payfac/api/contract/products';
import { users } from '@payfac/api/contract/users';
import { fixtures } from '@payfac/api/testing';
import type { ApiKey } from '@payfac/domain/api-keys';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderList } from '../../../shared/lists/testing/render-list.tsx';
import { apiKeys } from './page.tsx';

const areas = { accounts, apiKeys: area, products, users };
const [example] = fixtures.apiKeys.list.data;
if (!example) throw new Error('The example has a key.');

const secret = 'sk_test_kept-nowhere-else';

const show = (row: Partial<ApiKey> = {}) => {
  const key = { ...example, name: 'Checkout server', status: 'active' as const, ...row };
  return renderList(apiKeys, {
    areas,
    responses: {
      apiKeys: {
        list: () => ({ data: [key], count: 1 }),
        create: () => ({ ...key, secret }),
        update: () => ({ ...key, secret }),
      },
    },
  });
};

const choose = async (view: ReturnType<typeof show>, label: string) => {
  await view.user.click(await screen.findByRole('button', { name: /Actions.*Checkout server/ }));
  await view.user.click(await screen.findByRole('menuitem', { name: label }));
};

it('shows a new key once, and closes with a button that confirms it was saved', async () => {
  const view = show();
  await view.user.click(await screen.findByRole('button', { name: 'New API key' }));
  const form = within(await screen.findByRole('dialog', { name: 'New API key' }));
  await view.user.type(form.getByLabelText(/^Name/), 'Checkout server');
  await view.user.type(form.getByRole('combobox', { name: /^Product/ }), 'a');
  await view.user.click((await screen.findAllByRole('option'))[0] ?? document.body);
  await view.user.click(form.getByRole('button', { name: 'Create key' }));
  const created = within(await screen.findByRole('dialog', { name: 'API key created' }));
  expect(created.getByText(secret)).toBeDefined();
  await view.user.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'API key created' })).toBeDefined();
  await view.user.click(created.getByRole('button', { name: 'I’ve saved it' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(view.calls('apiKeys.create')).toHaveLength(1);
});

it('says before a rotation how long the old key works, and shows the new one', async () => {
  const view = show();
  await choose(view, 'Rotate');
  const asked = within(await screen.findByRole('alertdialog'));
  expect(asked.getByText(/keeps working for 24 hours/)).toBeDefined();
  await view.user.click(asked.getByRole('button', { name: 'Rotate key' }));
  expect(await screen.findByRole('dialog', { name: 'New key for Checkout server' })).toBeDefined();
  expect(view.calls('apiKeys.update')[0]?.input).toMatchObject({ body: { rotate: true } });
});

it('offers nothing for a revoked key', async () => {
  show({ status: 'revoked' });
  await screen.findByText('Revoked');
  expect(screen.queryByRole('button', { name: /Actions.*Checkout server/ })).toBeNull();
});

it('says until when a rotated key works; it can be revoked but not rotated again', async () => {
  const view = show({ status: 'rotated', worksUntil: new Date('2026-03-02T17:00:00Z') });
  await screen.findByText(/^Works until /);
  await view.user.click(await screen.findByRole('button', { name: /Actions.*Checkout server/ }));
  const offered = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(offered).toEqual(['Edit', 'Revoke']);
});

it('applies to all accounts once the last selected one is removed', async () => {
  const view = show({ subMerchantIds: ['sm_1'], abilities: ['transactions.refund'] });
  await choose(view, 'Edit');
  const form = within(await screen.findByRole('dialog', { name: 'Edit Checkout server' }));
  await view.user.click(await form.findByRole('button', { name: /^Remove (?!Transactions)/ }));
  await view.user.click(form.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(view.calls('apiKeys.update')).toHaveLength(1));
  expect(view.calls('apiKeys.update')[0]?.input).toMatchObject({
    body: { subMerchantIds: [], abilities: ['transactions.refund'] },
  });
});

it('offers a new key only its product’s accounts, and none without a product', async () => {
  const { user, calls } = show();
  await user.click(await screen.findByRole('button', { name: 'New API key' }));
  const form = within(await screen.findByRole('dialog', { name: 'New API key' }));
  expect(form.queryByRole('combobox', { name: 'Accounts' })).toBeNull();
  await user.type(form.getByRole('combobox', { name: /^Product/ }), 'a');
  await user.click((await screen.findAllByRole('option'))[0] ?? document.body);
  await user.type(await form.findByRole('combobox', { name: 'Accounts' }), 'b');
  await waitFor(() => expect(calls('accounts.names')).not.toEqual([]));
  const [product] = fixtures.products.list.data;
  expect(calls('accounts.names').at(-1)?.input).toMatchObject({
    query: { spProductId: [product?.spProductId] },
  });
});
