import { failure } from '@payfac/api/testing';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { queryClient } from '../query/client.ts';
import { ListView } from './list-view.tsx';
import { answering, areas, invoiceList, row } from './testing/invoice-list.tsx';
import { renderList, renderScreen } from './testing/render-list.tsx';

const list = { areas, responses: { invoices: { list: answering(57) } } };
const firstRow = () => screen.findByRole('row', { name: /INV-000001/ });

afterEach(() => onlineManager.setOnline(true));

it('asks once for its rows, with its order said, and for ten of them [UI-04]', async () => {
  const { calls } = renderList(invoiceList, list);
  await firstRow();
  expect(calls('invoices.list').map(({ input }) => input)).toEqual([
    { query: { sort: '-createdAt', page: 1, pageSize: 10 } },
  ]);
});

it('asks once for each change of order, page and search', async () => {
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

it('keeps each of several filters set before the first of them is drawn, the last one of a kind', async () => {
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

it('opens and closes a record, and comes back, without asking for the list again', async () => {
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

it('leaves no record behind in the history when it is closed', async () => {
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

it('takes one entry of the history for a whole search', async () => {
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

it('goes to the last page from one past the end', async () => {
  const { search } = renderList(invoiceList, { ...list, address: '/list?page=9999' });
  await screen.findByRole('row', { name: /INV-000057/ });
  expect(search()).toBe('?page=6');
  expect(screen.queryByText('No invoices yet')).toBeNull();
});

it('names what is not there yet, and says of a queue that it is empty', async () => {
  const none = { areas, responses: { invoices: { list: answering(0) } } };
  const first = renderList(invoiceList, none);
  await screen.findByRole('heading', { name: 'No invoices yet' });
  first.unmount();
  renderList({ ...invoiceList, emptyTitle: 'Nothing to send' }, none);
  await screen.findByRole('heading', { name: 'Nothing to send' });
});

it('has no column for actions where a person may do nothing with any row', async () => {
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

it('says which part of an address it ignores, and shows no chip for it', async () => {
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

it('shows ids of the address by name', async () => {
  renderList(invoiceList, { ...list, address: '/list?customerId=cus_1' });
  await screen.findByRole('button', { name: 'Customer Ada Lovelace' });
});

it('says the page shown while the next one loads, and that it loads', async () => {
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const { user } = renderList(invoiceList, {
    areas,
    responses: {
      invoices: {
        list: async (input, request) => {
          if (input.query?.page === 2) await gate;
          return answering(57)(input, request);
        },
      },
    },
  });
  await firstRow();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true'));
  screen.getByText(/^1.10 of 57$/);
  open();
  await screen.findByText(/^11.20 of 57$/);
});

it('keeps its rows when loading fails, and loads again on demand', async () => {
  let isDown = true;
  const { user } = renderList(invoiceList, {
    areas,
    responses: {
      invoices: {
        list: (input, request) =>
          input.query?.page === 2 && isDown
            ? failure(422, { code: 'DOWN', message: 'The list is down.' })
            : answering(57)(input, request),
      },
    },
  });
  await firstRow();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  const banner = await screen.findByRole('alert');
  expect(banner.textContent).toContain('Couldn’t load invoices');
  await firstRow();
  isDown = false;
  await user.click(within(banner).getByRole('button', { name: 'Try again' }));
  await screen.findByRole('row', { name: /INV-000011/ });
  expect(screen.queryByRole('alert')).toBeNull();
});

it('waits for the connection with its rows, and goes on by itself', async () => {
  const { user } = renderList(invoiceList, list);
  await firstRow();
  onlineManager.setOnline(false);
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await firstRow();
  expect(screen.queryByRole('alert')).toBeNull();
  onlineManager.setOnline(true);
  await screen.findByRole('row', { name: /INV-000011/ });
});

it('offers to show rows that came in since', async () => {
  let count = 57;
  const { user, calls } = renderList(invoiceList, {
    areas,
    responses: {
      invoices: {
        list: (input, request) => {
          const response = answering(count)(input, request);
          if (count === 57 || !('data' in response)) return response;
          return { ...response, data: [row(0), ...response.data].slice(0, input.query?.pageSize) };
        },
      },
    },
  });
  await firstRow();
  count = 59;
  await queryClient().refetchQueries({ queryKey: [[], 'newest'] });
  expect(calls('invoices.list').at(-1)?.input).toMatchObject({ query: { pageSize: 1 } });
  await screen.findByText('2 new invoices');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  await screen.findByRole('row', { name: /INV-000000/ });
  expect(screen.queryByText('2 new invoices')).toBeNull();
});

it('is a part of a page, twice, each with its own scope and address', async () => {
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

it('leaves out columns and actions that the person may not see', async () => {
  renderList(invoiceList, { ...list, roles: ['bank'] });
  await firstRow();
  expect(screen.queryByRole('columnheader', { name: 'Notes' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Actions for/ })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('exports under the query of its rows', async () => {
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

it('goes from row to row by J and K, and opens by Enter', async () => {
  const { user, search } = renderList(invoiceList, list);
  await firstRow();
  await user.keyboard('jj');
  expect(document.activeElement?.textContent).toBe('INV-000002');
  await user.keyboard('k{Enter}');
  await screen.findByRole('dialog');
  expect(search()).toBe('?open=inv_1');
});

it('says in words what of a link it cannot read, days as people read them', async () => {
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
])('says by the search box how %s is matched', async (text, hint) => {
  renderList(invoiceList, {
    ...list,
    address: `/list?${new URLSearchParams({ singleSearch: text })}`,
  });
  await firstRow();
  screen.getByText(hint);
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
