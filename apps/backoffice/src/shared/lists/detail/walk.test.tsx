import { failure } from '@payfac/api/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { singleKeysAtom } from '../../keys/single-keys.ts';
import { queryClient } from '../../query/client.ts';
import { write } from '../../state/app.ts';
import { answering, areas, invoiceList, row } from '../testing/invoice-list.tsx';
import { renderList } from '../testing/render-list.tsx';

const invoices = {
  list: answering(23),
  get: ({ params }: { readonly params: { readonly invoiceId: string } }) =>
    row(Number(params.invoiceId.replace('inv_', ''))),
};
const list = { areas, responses: { invoices } };
const drawer = (number: number) =>
  screen.findByRole('dialog', { name: `INV-${String(number).padStart(6, '0')}` });
const position = async (text: string) => {
  await waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringContaining(text),
    ),
  );
};
const next = () => screen.getByRole('button', { name: 'Next record' });
const previous = () => screen.getByRole('button', { name: 'Previous record' });

it('moves to the next and previous record with J and K, announces the position, and keeps the focus', async () => {
  const { user, calls, search } = renderList(invoiceList, list);
  await user.click(await screen.findByRole('link', { name: /INV-000003/ }));
  await drawer(3);
  await position('INV-000003, 3 of 23');
  await user.keyboard('j');
  const shown = await drawer(4);
  await position('INV-000004, 4 of 23');
  expect(search()).toBe('?open=inv_4');
  await waitFor(() => expect(shown.contains(document.activeElement)).toBe(true));
  await user.keyboard('kk');
  await drawer(2);
  await position('2 of 23');
  expect(calls('invoices.list')).toHaveLength(1);
});

it('moves with buttons, which keep the focus, and stops at the first and last record', async () => {
  const { user } = renderList(invoiceList, { ...list, address: '/list?page=3&open=inv_22' });
  await drawer(22);
  await position('22 of 23');
  next().focus();
  await user.keyboard('{Enter}');
  const last = await drawer(23);
  expect(next().matches(':disabled')).toBe(true);
  await waitFor(() => expect(last.contains(document.activeElement)).toBe(true));
  await user.keyboard('j');
  await position('23 of 23');
  await user.click(previous());
  await drawer(22);
  expect(document.activeElement).toBe(previous());
});

it('crosses pages in both directions, and requests the next one once', async () => {
  const { user, calls, search } = renderList(invoiceList, {
    ...list,
    address: '/list?sort=-totalAmount&status=Paid&open=inv_10',
  });
  await drawer(10);
  await position('10 of 23');
  await user.keyboard('j');
  await drawer(11);
  await position('11 of 23');
  expect(new URLSearchParams(search()).get('page')).toBe('2');
  await screen.findByRole('row', { name: /INV-000011/, hidden: true });
  expect(calls('invoices.list').map(({ input }) => input)).toMatchObject([
    { query: { page: 1, sort: '-totalAmount', status: ['Paid'] } },
    { query: { page: 2, sort: '-totalAmount', status: ['Paid'] } },
  ]);
  await user.keyboard('k');
  await drawer(10);
  expect(new URLSearchParams(search()).get('page')).toBeNull();
  expect(calls('invoices.list')).toHaveLength(2);
});

it('closes with Back after moving, and focuses the last row', async () => {
  const { user, router, search } = renderList(invoiceList, list);
  await user.click(await screen.findByRole('link', { name: /INV-000003/ }));
  await drawer(3);
  await user.keyboard('j');
  await drawer(4);
  await user.keyboard('j');
  await drawer(5);
  await router.navigate(-1);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(search()).toBe('');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('link', { name: /INV-000005/ })),
  );
});

it('marks the row of the open record', async () => {
  renderList(invoiceList, { ...list, address: '/list?open=inv_3' });
  await drawer(3);
  const current = screen
    .getAllByRole('row', { hidden: true })
    .filter((each) => each.hasAttribute('aria-current'));
  expect(current.map((each) => each.textContent)).toEqual([expect.stringContaining('INV-000003')]);
});

it('continues from the place of a record that an action removed from the list', async () => {
  let gone: string | undefined;
  const { user } = renderList(invoiceList, {
    areas,
    responses: {
      invoices: {
        ...invoices,
        list: () => {
          const data = [row(1), row(2), row(3), row(4)].filter((each) => each.invoiceId !== gone);
          return { data, count: data.length };
        },
      },
    },
    address: '/list?open=inv_2',
  });
  await drawer(2);
  await position('2 of 4');
  gone = 'inv_2';
  await queryClient().invalidateQueries({ queryKey: [['invoices'], 'invoices', 'list'] });
  await position('No longer in this list');
  await user.keyboard('j');
  await drawer(3);
  await position('2 of 3');
});

it('says so if the next page can’t be loaded, and stays', async () => {
  const { user, search } = renderList(invoiceList, {
    areas,
    responses: {
      invoices: {
        ...invoices,
        list: (input, request) =>
          input.query?.page === 2
            ? failure(422, { code: 'DOWN', message: 'The list is down.' })
            : answering(23)(input, request),
      },
    },
    address: '/list?open=inv_10',
  });
  await drawer(10);
  await position('10 of 23');
  await user.keyboard('j');
  await screen.findAllByText(/The list is down/);
  expect(search()).toBe('?open=inv_10');
  await position('10 of 23');
});

it('has no next and previous for a record outside the rows, but its link', async () => {
  renderList(invoiceList, { ...list, address: '/list?open=inv_20' });
  await drawer(20);
  await screen.findByRole('button', { name: 'Copy link' });
  expect(screen.queryByRole('button', { name: 'Next record' })).toBeNull();
});

it('ignores the keys when they are turned off', async () => {
  const { user, search } = renderList(invoiceList, { ...list, address: '/list?open=inv_3' });
  act(() => write(singleKeysAtom, false));
  await drawer(3);
  await position('3 of 23');
  await user.keyboard('j');
  expect(search()).toBe('?open=inv_3');
  await user.click(next());
  await drawer(4);
});

it('copies the link of the list and the record, without this tab’s own parameters', async () => {
  const { user } = renderList(invoiceList, { ...list, address: '/list?status=Paid&open=inv_3' });
  await drawer(3);
  history.replaceState(null, '', '/list?as=ref&status=Paid&open=inv_3');
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  await screen.findAllByText('Link copied.');
  expect(await navigator.clipboard.readText()).toBe(
    `${location.origin}/list?status=Paid&open=inv_3`,
  );
  history.replaceState(null, '', '/');
});
