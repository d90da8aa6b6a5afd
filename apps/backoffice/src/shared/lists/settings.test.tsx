import { failure } from '@payfac/api/testing';
import type { Preferences } from '@payfac/domain/users';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sessionAtom } from '../session/session.ts';
import { read } from '../state/app.ts';
import { answering, areas, invoiceList } from './testing/invoice-list.tsx';
import { renderList } from './testing/render-list.tsx';

const responses = { invoices: { list: answering(57) } };
const firstRow = () => screen.findByRole('row', { name: /INV-000001/ });
const headers = () => screen.getAllByRole('columnheader').map((cell) => cell.textContent?.trim());

const preferences: Preferences = {
  reports: {
    reporting: {
      invoices: {
        columns: ['invoiceNumber', 'email'],
        sort: 'dueDate',
        pagination: { pageSize: 50 },
      },
      'invoices/big-ones': {
        filters: { amountMin: ['1000.00'], status: ['Paid'] },
        sort: '-totalAmount',
        singleSearch: 'cole',
        name: 'Big ones',
      },
      'invoices-other': { sort: 'totalAmount' },
    },
  },
};

/** A platform that stores settings like the real one. */
const keeping = (start: Preferences) => {
  let kept = start;
  return ({ body }: { readonly body: { readonly report: string; readonly parent: string } }) => {
    const { report, parent, ...settings } = body;
    const { [report]: _, ...others } = kept.reports?.[parent] ?? {};
    const isEmpty = Object.keys(settings).length === 0;
    const ofParent = isEmpty ? others : { ...others, [report]: settings };
    kept = { ...kept, reports: { ...kept.reports, [parent]: ofParent } };
    return kept;
  };
};

const withSettings = (start: Preferences) => ({
  areas,
  responses: { ...responses, users: { saveReportSettings: keeping(start) } },
  preferences: start,
});

it('is shown as saved', async () => {
  const { calls } = renderList(invoiceList, { areas, responses, preferences });
  await firstRow();
  expect(calls('invoices.list').map(({ input }) => input)).toEqual([
    { query: { sort: 'dueDate', page: 1, pageSize: 50 } },
  ]);
  expect(headers()).toContain('Email');
  expect(headers()).not.toContain('Due');
});

it('prefers a view over saved settings, and the URL over the view', async () => {
  const { calls } = renderList(invoiceList, {
    areas,
    responses,
    preferences,
    address: '/list?saved=big-ones&pageSize=25',
  });
  await firstRow();
  expect(calls('invoices.list').map(({ input }) => input)).toEqual([
    {
      query: {
        amountMin: 100_000,
        status: ['Paid'],
        singleSearch: 'cole',
        sort: '-totalAmount',
        page: 1,
        pageSize: 25,
      },
    },
  ]);
});

it('writes a view’s filters into the URL, so that a colleague sees the same', async () => {
  const { search, calls } = renderList(invoiceList, {
    areas,
    responses,
    preferences,
    address: '/list?saved=big-ones',
  });
  await firstRow();
  await waitFor(() => expect(new URLSearchParams(search()).get('amountMin')).toBe('1000.00'));
  expect(new URLSearchParams(search()).get('singleSearch')).toBe('cole');
  expect(calls('invoices.list')).toHaveLength(1);
});

it('lets the filters of a view be cleared', async () => {
  const { user, calls, search } = renderList(invoiceList, {
    areas,
    responses: { invoices: { list: () => ({ data: [], count: 0 }) } },
    preferences,
    address: '/list?saved=big-ones',
  });
  await user.click(await screen.findByRole('button', { name: 'Clear search and filters' }));
  await waitFor(() => expect(calls('invoices.list')).toHaveLength(2));
  expect(calls('invoices.list').at(-1)?.input).toEqual({
    query: { sort: '-totalAmount', page: 1, pageSize: 50 },
  });
  expect(new URLSearchParams(search()).get('filters')).toBe('none');
});

it('keeps order, page size and columns on the server [LIST-10]', async () => {
  const { user, calls } = renderList(invoiceList, withSettings({}));
  await firstRow();
  await user.selectOptions(screen.getByRole('combobox', { name: /rows per page/i }), '25');
  await user.click(screen.getByRole('button', { name: 'More for invoices' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Columns' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Email' }));
  await waitFor(() => expect(calls('users.saveReportSettings')).toHaveLength(2));
  expect(calls('users.saveReportSettings').map(({ input }) => input)).toEqual([
    { body: { report: 'invoices', parent: 'reporting', pagination: { pageSize: 25 } } },
    {
      body: {
        report: 'invoices',
        parent: 'reporting',
        pagination: { pageSize: 25 },
        columns: ['invoiceNumber', 'dueDate', 'totalAmount', 'email', 'notes'],
      },
    },
  ]);
});

it('saves a view under its name, and deletes it with empty settings', async () => {
  const { user, calls, search } = renderList(invoiceList, {
    ...withSettings({}),
    address: '/list?status=Paid',
  });
  await firstRow();
  await user.click(screen.getByRole('button', { name: 'More for invoices' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Save as view' }));
  await user.type(
    await screen.findByRole('textbox', { name: 'Name of the view' }),
    'Paid ones{Enter}',
  );
  await waitFor(() => expect(calls('users.saveReportSettings')).toHaveLength(1));
  expect(calls('users.saveReportSettings')[0]?.input).toMatchObject({
    body: {
      report: 'invoices/paid-ones',
      parent: 'reporting',
      filters: { status: ['Paid'] },
      name: 'Paid ones',
    },
  });
  await waitFor(() => expect(new URLSearchParams(search()).get('saved')).toBe('paid-ones'));
  await user.click(screen.getByRole('button', { name: /Paid ones/, expanded: false }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Delete view' }));
  await waitFor(() => expect(calls('users.saveReportSettings')).toHaveLength(2));
  expect(calls('users.saveReportSettings')[1]?.input).toEqual({
    body: { report: 'invoices/paid-ones', parent: 'reporting' },
  });
});

it('asks for a view’s name from the menu, without a view or filter', async () => {
  const { user, calls } = renderList(invoiceList, withSettings({}));
  await firstRow();
  expect(screen.queryByRole('group', { name: 'Views' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'More for invoices' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Save as view' }));
  await user.type(await screen.findByRole('textbox', { name: 'Name of the view' }), 'Mine{Enter}');
  await waitFor(() => expect(calls('users.saveReportSettings')).toHaveLength(1));
  expect(calls('users.saveReportSettings')[0]?.input).toMatchObject({ body: { name: 'Mine' } });
});

it('saves nothing while acting as another user', async () => {
  const { user, calls } = renderList(invoiceList, {
    ...withSettings({}),
    session: { isLoggedInAs: true },
  });
  await firstRow();
  await user.selectOptions(screen.getByRole('combobox', { name: /rows per page/i }), '25');
  await waitFor(() => expect(calls('invoices.list')).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'More for invoices' }));
  await screen.findByRole('menuitem', { name: 'Columns' });
  expect(screen.queryByRole('menuitem', { name: 'Save as view' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Save as view' })).toBeNull();
  expect(calls('users.saveReportSettings')).toEqual([]);
  expect(localStorage.length).toBe(0);
});

it('says that settings couldn’t be loaded if the response lacks them', async () => {
  const { user } = renderList(invoiceList, {
    areas,
    responses: { ...responses, users: { saveReportSettings: () => ({}) } },
  });
  await firstRow();
  await user.selectOptions(screen.getByRole('combobox', { name: /rows per page/i }), '25');
  await screen.findAllByText('Failed to fetch report settings.');
});

it('says why settings couldn’t be saved', async () => {
  const refusal = failure(400, {
    code: 'VALIDATION',
    message: 'Report name and parent are required',
  });
  const { user } = renderList(invoiceList, {
    areas,
    responses: { ...responses, users: { saveReportSettings: () => refusal } },
  });
  await firstRow();
  await user.selectOptions(screen.getByRole('combobox', { name: /rows per page/i }), '25');
  await screen.findAllByText('Report name and parent are required');
});

it('follows settings saved in another tab', async () => {
  renderList(invoiceList, { areas, responses });
  await firstRow();
  const { userId } = read(sessionAtom);
  const other = new BroadcastChannel('payments.preferences');
  other.postMessage({ userId, preferences });
  await screen.findByRole('button', { name: 'Big ones' });
  other.close();
});

it('saves density in this browser for the user', async () => {
  const { user } = renderList(invoiceList, withSettings({}));
  await firstRow();
  await user.click(screen.getByRole('button', { name: 'More for invoices' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Columns' }));
  await user.click(await screen.findByRole('radio', { name: 'Comfortable' }));
  const { userId } = read(sessionAtom);
  expect(localStorage.getItem(`payments.list.${userId}.invoices`)).toContain('comfortable');
});

it('keeps the rows on a page with the filters that are saved as the default', async () => {
  const { user, calls } = renderList(invoiceList, {
    areas,
    responses: { invoices: { list: answering(57) } },
    address: '/list?status=Paid&pageSize=50',
  });
  await user.click(await screen.findByRole('button', { name: 'More for invoices' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Save as default/ }));
  await waitFor(() =>
    expect(calls('users.saveReportSettings').at(-1)?.input).toMatchObject({
      body: { report: 'invoices', filters: { status: ['Paid'] }, pagination: { pageSize: 50 } },
    }),
  );
});
