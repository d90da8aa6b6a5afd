import { fixtures } from '@payfac/api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { application, openAccount as open } from '../testing/open-account.tsx';

const [example] = fixtures.products.list.data;
if (!example) throw new Error('There is no example of a product.');
const own = { ...example, spProductId: application.spProductId, name: 'Its own product' };
const other = { ...example, spProductId: 'spp_other', name: 'Another product' };

const withProducts = (data: (typeof own)[]) => ({
  responses: { products: { list: () => ({ data, count: data.length }) } },
});
const clone = { name: 'Clone for another product' };

it('clones an account for another product, but not its own', async () => {
  const { user, calls } = await open('admin', withProducts([own, other]));
  await waitFor(() => expect(calls('products.list').length).toBeGreaterThan(0));
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', clone));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('combobox', { name: /Product/ }), 'product');
  await user.click(await screen.findByRole('option', { name: /Another product/ }));
  expect(screen.queryByRole('option', { name: /Its own/ })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Clone account' }));
  await waitFor(() =>
    expect(calls('applications.clone')[0]?.input).toMatchObject({
      body: { spProductId: 'spp_other' },
    }),
  );
});

it('isn’t offered if there is no other product', async () => {
  const { user, calls } = await open('admin', withProducts([own]));
  await waitFor(() => expect(calls('products.list').length).toBeGreaterThan(0));
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await screen.findByRole('menuitem', { name: 'Log in as…' });
  expect(screen.queryByRole('menuitem', clone)).toBeNull();
});
