import { accounts } from '@payfac/api/contract/accounts';
import { bankAccounts } from '@payfac/api/contract/bank-accounts';
import { customers as area } from '@payfac/api/contract/customers';
import { echecks } from '@payfac/api/contract/echecks';
import { invoices } from '@payfac/api/contract/invoices';
import { listTransactions } from '@payfac/api/contract/reporting';
import { subscriptions } from '@payfac/api/contract/subscriptions';
import { users } from '@payfac/api/contract/users';
import { failure, fixtures } from '@payfac/api/testing';
import type { Customer, SavedCard } from '@payfac/domain/customers';
import { installValidationMessages } from '@payfac/domain/validation';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { fromMenu } from '../../shared/lists/testing/from-menu.ts';
import { renderList } from '../../shared/lists/testing/render-list.tsx';
import { now } from '../../shared/time/clock.ts';
import { customers } from './list.tsx';

const areas = {
  accounts,
  bankAccounts,
  customers: area,
  echecks,
  invoices,
  reporting: { listTransactions },
  subscriptions,
  users,
};

const [example] = fixtures.customers.list.data;
const [card] = example?.creditCards ?? [];
if (!example || !card) throw new Error('The example has a customer with a card.');

/** A card that expires in this many months, at the end of that month. */
const expiring = (months: number, changes: Partial<SavedCard> = {}): SavedCard => {
  const end = new Date(Date.UTC(now().getUTCFullYear(), now().getUTCMonth() + months, 1));
  return {
    ...card,
    expirationMonth: end.getUTCMonth() + 1,
    expirationYear: end.getUTCFullYear(),
    ...changes,
  };
};
/** Cards that don't expire in the foreseeable future. */
const lasting = { ...card, expirationMonth: 12, expirationYear: 2099 };
const visa: SavedCard = { ...lasting, token: 'tok_visa', isDefault: true };
const amex: SavedCard = {
  ...lasting,
  token: 'tok_amex',
  isDefault: false,
  cardBrand: 'amex',
  truncatedCardNumber: '0005',
};
const grace: Customer = { ...example, name: 'Grace Murray', creditCards: [visa, amex] };

beforeAll(installValidationMessages);

type Options = Parameters<typeof renderList<Customer, typeof areas>>[1];
const show = (options: Partial<Options> = {}, customer = grace) =>
  renderList(customers, {
    areas,
    ...options,
    responses: {
      ...options.responses,
      customers: {
        list: () => ({ data: [customer], count: 1 }),
        ...options.responses?.customers,
      },
    },
  });

const open = async (options: Partial<Options> = {}, customer = grace) => {
  const screenOf = show({ address: `/list?open=${grace.customerId}`, ...options }, customer);
  const drawer = within(await screen.findByRole('dialog', { name: customer.name }));
  await drawer.findByText('Cards');
  return { ...screenOf, drawer };
};

describe('the list of customers', () => {
  const rowText = async (creditCards: Customer['creditCards']) => {
    show({}, { ...grace, creditCards });
    const row = await screen.findByRole('row', { name: /Grace Murray/ });
    const mark = within(row).getByRole('img').getAttribute('aria-label');
    return `${mark} ${row.textContent}`;
  };

  it('shows the card marked default [CUST-01]', async () => {
    const marked = [
      { ...visa, isDefault: false },
      { ...amex, isDefault: true },
    ];
    const text = await rowText(marked);
    expect(text).toMatch(/^American Express credit /);
    expect(text).toContain('•••• 0005');
  });

  it('shows the first card if none is marked [CUST-02]', async () => {
    const unmarked = [{ ...visa, isDefault: false }, amex];
    const text = await rowText(unmarked);
    expect(text).toMatch(/^Visa credit /);
    expect(text).toContain('•••• 4242');
  });

  it.each([
    ['expires this month', 0, /Expires \d\d\/\d\d/],
    ['expired', -1, /Expired \d\d\/\d\d/],
  ])('says that the default card %s', async (_, months, text) =>
    expect(await rowText([expiring(months)])).toMatch(text),
  );

  it('says nothing about a card that is valid for long', async () =>
    expect(await rowText([visa])).not.toMatch(/Expire/));
});

describe('a customer’s saved payment methods', () => {
  it('are their cards and bank accounts [CUST-03, SCOPE-05]', async () => {
    const { drawer } = await open();
    const items = (name: string) =>
      within(drawer.getByRole('list', { name })).getAllByRole('listitem');
    expect(items('Cards').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Visa credit •••• 4242Default/),
      expect.stringMatching(/^American Express credit •••• 0005Expires/),
    ]);
    expect(items('Bank accounts').map(({ textContent }) => textContent)).toEqual([
      'Casco Bay Savings Bank •••• 6789',
    ]);
  });

  const choose = async (
    { user, drawer }: Awaited<ReturnType<typeof open>>,
    of: string,
    action: string,
  ) => {
    await user.click(drawer.getByRole('button', { name: `Actions for ${of}` }));
    await user.click(await screen.findByRole('menuitem', { name: action }));
  };

  it('have another default card once selected', async () => {
    const opened = await open();
    await choose(opened, 'American Express credit •••• 0005', 'Make default');
    await waitFor(() => expect(opened.calls('customers.setDefaultCard')).toHaveLength(1));
    expect(opened.calls('customers.setDefaultCard')[0]?.input).toMatchObject({
      params: { id: grace.customerId },
      body: { token: 'tok_amex' },
    });
  });

  it('are deleted after a confirmation, which names the next default', async () => {
    const opened = await open();
    await choose(opened, 'Visa credit •••• 4242', 'Remove');
    const asked = within(await screen.findByRole('alertdialog'));
    asked.getByText(/American Express credit •••• 0005 becomes the default/);
    expect(opened.calls('customers.removeCard')).toEqual([]);
    await opened.user.click(asked.getByRole('button', { name: 'Remove card' }));
    await waitFor(() => expect(opened.calls('customers.removeCard')).toHaveLength(1));
  });

  it('show the first of the server’s errors if a call is refused [CUST-04]', async () => {
    const message = 'Customers are switched off for this account.';
    const opened = await open({
      responses: {
        customers: { removeCard: () => failure(409, { code: 'FEATURE_OFF', message }) },
      },
    });
    await choose(opened, 'Visa credit •••• 4242', 'Remove');
    await opened.user.click(await screen.findByRole('button', { name: 'Remove card' }));
    expect((await screen.findByRole('alert')).textContent).toBe(message);
  });

  it('add a bank account by its token, without keeping a number', async () => {
    const { user, drawer, calls } = await open();
    await user.click(drawer.getByRole('button', { name: 'Add bank account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add bank account' }));
    await user.type(dialog.getByLabelText(/^Routing number/), '110000000');
    await user.type(dialog.getByLabelText(/^Account number/), '000123456789');
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('000123456789');
    await user.click(dialog.getByRole('button', { name: 'Add bank account' }));
    await waitFor(() => expect(calls('bankAccounts.add')).toHaveLength(1));
    expect(calls('bankAccounts.add')[0]?.input).toMatchObject({
      params: { id: grace.customerId },
      body: { token: fixtures.echecks.tokenize.token },
    });
  });

  it('are read-only and without personal data for users who may not manage customers', async () => {
    const { drawer } = await open({ roles: ['service-provider'] });
    expect(drawer.queryByRole('button', { name: /^(Add|Edit|Delete|Actions for)/ })).toBeNull();
    drawer.getByText(/Your role doesn’t include\s+personal data/);
  });
});

describe('a customer’s own lists', () => {
  it('have only their own records, each with a link', async () => {
    const { user, drawer, calls, search } = await open();
    const [payment] = fixtures.reporting.listTransactions.data;
    const link = await drawer.findByRole('link', { name: /^\d\d\/\d\d\/\d\d / });
    expect(link.getAttribute('href')).toBe(
      `/reporting/transactions?open=${payment?.transactionId}`,
    );
    expect(calls('reporting.listTransactions')[0]?.input).toMatchObject({
      query: { customerId: grace.customerId, view: 'payments' },
    });
    await user.click(drawer.getByRole('tab', { name: 'Invoices' }));
    expect((await drawer.findByRole('link', { name: /^INV/i })).getAttribute('href')).toContain(
      '/invoices?open=',
    );
    expect(calls('invoices.list')[0]?.input).toMatchObject({
      query: { customerId: [grace.customerId] },
    });
    expect(search()).toContain('record.tab=invoices');
  });

  it('reset with the customer: the next one’s start with payments', async () => {
    const { user, drawer, search } = await open({
      address: `/list?open=${grace.customerId}&record.tab=invoices&name=gr`,
      ignoredKeys: ['record.tab'],
    });
    await drawer.findByRole('link', { name: /^INV/i });
    await user.click(drawer.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(search()).toBe('?name=gr'));
  });
});

describe('a new customer', () => {
  const add = async (options: Partial<Options> = {}) => {
    const shown = show(options);
    await shown.user.click(await screen.findByRole('button', { name: 'New customer' }));
    return { ...shown, dialog: within(await screen.findByRole('dialog')) };
  };

  it('shows what is missing at each field', async () => {
    const { user, dialog, calls } = await add();
    await user.click(dialog.getByRole('button', { name: 'Add customer' }));
    expect((await dialog.findAllByText('Enter a name.')).length).toBeGreaterThan(0);
    expect(dialog.getAllByText('Select an account.').length).toBeGreaterThan(0);
    expect(calls('customers.create')).toEqual([]);
  });

  it('belongs to the account selected in the shell, and has a complete ZIP code or none', async () => {
    const { user, dialog, calls } = await add({ address: '/list?account=sm_00012' });
    expect(dialog.queryByLabelText(/^Account/)).toBeNull();
    await user.type(dialog.getByLabelText(/^Name/), 'Nora');
    await user.type(dialog.getByLabelText(/^ZIP/), '462');
    await user.click(dialog.getByRole('button', { name: 'Add customer' }));
    expect((await dialog.findAllByText(/^Enter a ZIP code/)).length).toBeGreaterThan(0);
    expect(calls('customers.create')).toEqual([]);
    await user.type(dialog.getByLabelText(/^ZIP/), '04');
    await user.click(dialog.getByRole('button', { name: 'Add customer' }));
    await waitFor(() => expect(calls('customers.create')).toHaveLength(1));
    expect(calls('customers.create')[0]?.input).toMatchObject({
      body: { subMerchantId: 'sm_00012', name: 'Nora', zip: '46204' },
    });
  });

  it('is discarded when the dialog is closed deliberately', async () => {
    const { user, dialog } = await add();
    await user.type(dialog.getByLabelText(/^Name/), 'Nora');
    await waitFor(() => expect(JSON.stringify(Object.entries(localStorage))).toContain('Nora'));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByText('Close'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('Nora');
  });
});

it('a cleared field of a customer is sent as null', async () => {
  const { user, drawer, calls } = await open();
  await user.click(drawer.getByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Grace Murray' }));
  await user.clear(dialog.getByLabelText(/^Email/));
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(calls('customers.update')).toHaveLength(1));
  expect(calls('customers.update')[0]?.input).toMatchObject({
    params: { id: grace.customerId },
    body: { name: 'Grace Murray', email: null, company: null, city: 'Portland' },
  });
});

it('deleting a customer says what is deleted with them, and what stays', async () => {
  const { user, calls, search } = await open();
  await fromMenu(user, screen.getByRole('dialog'), 'Delete');
  const asked = within(await screen.findByRole('alertdialog'));
  asked.getByText(/2 saved cards and 1 saved bank account/);
  asked.getByText(/Payments and invoices stay/);
  await user.click(asked.getByRole('button', { name: 'Delete customer' }));
  await waitFor(() => expect(calls('customers.remove')).toHaveLength(1));
  await waitFor(() => expect(search()).toBe(''));
});
