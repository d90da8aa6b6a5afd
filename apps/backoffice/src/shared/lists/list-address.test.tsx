import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answering, areas, invoiceList } from './testing/invoice-list.tsx';
import { renderList } from './testing/render-list.tsx';

const list = { areas, responses: { invoices: { list: answering(57) } } };
const firstRow = () => screen.findByRole('row', { name: /INV-000001/ });

it('opens and closes a record, and goes back, without reloading the list', async () => {
  const { user, calls, router, search } = renderList(invoiceList, list);
  await firstRow();
  await user.click(screen.getByRole('link', { name: /INV-000003/ }));
  await screen.findByRole('dialog');
  expect(search()).toBe('?open=inv_3');
  expect(calls('invoices.get')).toHaveLength(1);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(search()).toBe(''));
  await router.navigate('/elsewhere');
  await screen.findByRole('heading', { name: 'Elsewhere' });
  await router.navigate(-1);
  await firstRow();
  expect(calls('invoices.list')).toHaveLength(1);
});

it('leaves no history entry when it closes a record', async () => {
  const { user, router } = renderList(invoiceList, { ...list, address: '/elsewhere' });
  await router.navigate('/list');
  await firstRow();
  await user.click(screen.getByRole('link', { name: /INV-000003/ }));
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await router.navigate(-1);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('uses one history entry per search', async () => {
  const { user, router, calls, search } = renderList(invoiceList, {
    ...list,
    address: '/elsewhere',
  });
  await router.navigate('/list');
  await firstRow();
  const box = screen.getByRole('searchbox', { name: 'Search invoices' });
  await user.type(box, 'cole');
  await waitFor(() => expect(search()).toBe('?singleSearch=cole'));
  await user.type(box, 'man');
  await waitFor(() => expect(search()).toBe('?singleSearch=coleman'));
  await waitFor(() =>
    expect(calls('invoices.list').at(-1)?.input).toMatchObject({
      query: { singleSearch: 'coleman' },
    }),
  );
  await router.navigate(-1);
  await screen.findByRole('heading', { name: 'Elsewhere' });
});

it('goes to the last page if the requested one is past the end', async () => {
  const { search } = renderList(invoiceList, { ...list, address: '/list?page=9999' });
  await screen.findByRole('row', { name: /INV-000057/ });
  expect(search()).toBe('?page=6');
  expect(screen.queryByText('No invoices yet')).toBeNull();
});

it('says which part of a URL it ignores, and shows no chip for it', async () => {
  const { calls, user, search } = renderList(invoiceList, {
    ...list,
    address: '/list?status=bogus&status=Paid&pageSize=1000&sort=nope&amountMin=9&amountMax=1',
  });
  await firstRow();
  expect(calls('invoices.list').map(({ input }) => input)).toEqual([
    { query: { status: ['Paid'], sort: '-createdAt', page: 1, pageSize: 10 } },
  ]);
  const notice = screen.getByText(/aren’t valid and were ignored/);
  for (const text of ['Status “bogus”', 'Rows per page “1000”', 'Sort “nope”', 'Amount “9”']) {
    expect(notice.textContent).toContain(text);
  }
  screen.getByRole('button', { name: 'Status Paid' });
  expect(screen.queryByRole('button', { name: 'Remove filter Amount' })).toBeNull();
  const [close] = screen.getAllByRole('button', { name: 'Close' });
  if (close) await user.click(close);
  await waitFor(() => expect(search()).toBe('?status=Paid'));
});

it('shows IDs in the URL by name', async () => {
  renderList(invoiceList, { ...list, address: '/list?customerId=cus_1' });
  await screen.findByRole('button', { name: 'Customer Ada Lovelace' });
});

it('explains which part of a link it can’t read, with readable dates', async () => {
  renderList(invoiceList, {
    ...list,
    address: '/list?from=2026-03-05T12:00:00Z&to=2026-03-01T12:00:00Z&sort=nonsense',
  });
  await firstRow();
  const notice = screen.getByText(/^Some settings in this link/);
  expect(notice.textContent).toMatch(
    /aren’t valid and were ignored: Created “03-05-2026”, Created “03-01-2026”, Sort “nonsense”\.$/,
  );
});

it.each([
  ['/^INV/', 'Matching as a pattern.'],
  ['/(a+)+$/', 'That pattern isn’t supported; matching as plain text.'],
])('says at the search box how %s is matched', async (text, hint) => {
  renderList(invoiceList, {
    ...list,
    address: `/list?${new URLSearchParams({ singleSearch: text })}`,
  });
  await firstRow();
  screen.getByText(hint);
});
