import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ListView } from './list-view.tsx';
import { answering, areas, invoiceList } from './testing/invoice-list.tsx';
import { renderList, renderScreen } from './testing/render-list.tsx';

const list = { areas, responses: { invoices: { list: answering(57) } } };
const firstRow = () => screen.findByRole('row', { name: /INV-000001/ });

it('requests ten rows once, with their order [UI-04]', async () => {
  const { calls } = renderList(invoiceList, list);
  await firstRow();
  expect(calls('invoices.list').map(({ input }) => input)).toEqual([
    { query: { sort: '-createdAt', page: 1, pageSize: 10 } },
  ]);
});

it('makes one request per change of order, page and search', async () => {
  const { user, calls } = renderList(invoiceList, list);
  await firstRow();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await screen.findByRole('row', { name: /INV-000011/ });
  expect(calls('invoices.list')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: /Total/ }));
  await waitFor(() => expect(calls('invoices.list')).toHaveLength(3));
  await firstRow();
  expect(calls('invoices.list').at(-1)?.input).toMatchObject({ query: { page: 1 } });
});

it('keeps several filters set before the first one renders, and the last of each kind', async () => {
  const { search } = renderList(invoiceList, { ...list, address: '/list?status=Paid' });
  await firstRow();
  const press = async (button: HTMLElement) => {
    button.click();
    // The router navigates within some microtasks; rendering waits for the end of act().
    for (let task = 0; task < 100; task += 1) await Promise.resolve();
  };
  const byStatus = within(screen.getByRole('group', { name: 'Invoices by status' }));
  await act(async () => {
    await press(byStatus.getByRole('button', { name: 'Drafts only' }));
    await press(screen.getByRole('button', { name: /^Total/ }));
  });
  expect(search()).toBe('?status=Draft&sort=totalAmount');
  await act(async () => {
    await press(byStatus.getByRole('button', { name: 'Paid only' }));
    await press(byStatus.getByRole('button', { name: 'Drafts only' }));
  });
  expect(search()).toBe('?sort=totalAmount&status=Draft');
});

it('says what doesn’t exist yet, and that a queue is empty', async () => {
  const none = { areas, responses: { invoices: { list: answering(0) } } };
  const first = renderList(invoiceList, none);
  await screen.findByRole('heading', { name: 'No invoices yet' });
  first.unmount();
  renderList({ ...invoiceList, emptyTitle: 'Nothing to send' }, none);
  await screen.findByRole('heading', { name: 'Nothing to send' });
});

it('has no actions column if the user can do nothing with any row', async () => {
  const first = renderList(invoiceList, list);
  await firstRow();
  const columns = screen.getAllByRole('columnheader').length;
  first.unmount();
  renderList(invoiceList, { ...list, roles: ['bank'] });
  await firstRow();
  // No columns for notes and selection either, which require the same ability.
  expect(screen.getAllByRole('columnheader')).toHaveLength(columns - 3);
  expect(screen.queryByRole('columnheader', { name: 'Actions' })).toBeNull();
});

it('works twice on one page, each with its own scope and URL', async () => {
  const { calls, user, search } = renderScreen(
    <>
      <ListView list={invoiceList} scope={{ customerId: ['cus_1'] }} prefix="one" />
      <ListView list={invoiceList} scope={{ customerId: ['cus_2'] }} prefix="two" />
    </>,
    { ...list, address: '/list?two.page=2' },
  );
  await waitFor(() => expect(screen.getAllByRole('row', { name: /INV-/ })).toHaveLength(20));
  const queries = () => calls('invoices.list').map(({ input }) => input);
  const shared = { sort: '-createdAt', pageSize: 10 };
  expect(queries()).toEqual([
    { query: { ...shared, customerId: ['cus_1'], page: 1 } },
    { query: { ...shared, customerId: ['cus_2'], page: 2 } },
  ]);
  const [next] = screen.getAllByRole('button', { name: 'Next page' });
  if (next) await user.click(next);
  await waitFor(() => expect(new URLSearchParams(search()).get('one.page')).toBe('2'));
  expect(new URLSearchParams(search()).get('two.page')).toBe('2');
  expect(queries()).toHaveLength(3);
});

it('omits columns and actions that the user may not see', async () => {
  renderList(invoiceList, { ...list, roles: ['bank'] });
  await firstRow();
  expect(screen.queryByRole('columnheader', { name: 'Notes' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Actions for/ })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('exports with the query of its rows', async () => {
  URL.createObjectURL = () => 'blob:none';
  URL.revokeObjectURL = () => undefined;
  const { calls, user } = renderList(invoiceList, {
    ...list,
    address: '/list?status=Paid&singleSearch=cole&page=2',
  });
  await screen.findByRole('row', { name: /INV-000011/ });
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(calls('invoices.list')).toHaveLength(2));
  const [shown, exported] = calls('invoices.list');
  expect(exported?.input).toEqual(shown?.input);
  expect(new URL(exported?.request.url ?? '').searchParams.get('export')).toBe('csv');
});

it('moves between rows with J and K, and opens with Enter', async () => {
  const { user, search } = renderList(invoiceList, list);
  await firstRow();
  await user.keyboard('jj');
  expect(document.activeElement?.textContent).toBe('INV-000002');
  await user.keyboard('k{Enter}');
  await screen.findByRole('dialog');
  expect(search()).toBe('?open=inv_1');
});

it('has its totals above its rows', async () => {
  const { container } = renderList(
    {
      ...invoiceList,
      totals: {
        id: 'sums',
        shown: [],
        keys: new Set(),
        load: async () => [{ label: 'Count', value: '57' }],
      },
    },
    list,
  );
  await firstRow();
  const totals = await screen.findByRole('region', { name: 'Totals of invoices' });
  const table = container.querySelector('table');
  expect(table && totals.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
