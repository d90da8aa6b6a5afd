import { accounts } from '@payfac/api/contract/accounts';
import { customers } from '@payfac/api/contract/customers';
import { invoices } from '@payfac/api/contract/invoices';
import { previews } from '@payfac/api/contract/previews';
import { users } from '@payfac/api/contract/users';
import { failure, fixtures } from '@payfac/api/testing';
import type { Invoice } from '@payfac/domain/invoices';
import { installValidationMessages } from '@payfac/domain/validation';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderScreen } from '../../../shared/lists/testing/render-list.tsx';
import { EditForm } from './edit-form.tsx';
import { InvoiceScreen } from './edit-page.tsx';
import { Component as NewInvoice } from './new-page.tsx';

const areas = { accounts, customers, invoices, previews, users };

type Responses = NonNullable<Parameters<typeof renderScreen<typeof areas>>[1]['responses']>;

beforeAll(installValidationMessages);

const press = (name: string) => screen.getByRole('button', { name });
const totals = () => within(screen.getByRole('region', { name: 'Totals' }));

/** A new invoice for a given account. */
function open(responses: Responses = {}) {
  const shown = renderScreen(<NewInvoice />, {
    areas,
    responses,
    address: '/list?account=sm_00012',
  });
  const fillIn = async () => {
    await shown.user.type(screen.getByLabelText(/^Description/), 'House blend');
    await shown.user.clear(screen.getByLabelText(/^Quantity/));
    await shown.user.type(screen.getByLabelText(/^Quantity/), '4');
    await shown.user.type(screen.getByLabelText(/^Price/), '62');
    await shown.user.clear(screen.getByLabelText(/^Tax/));
    await shown.user.type(screen.getByLabelText(/^Tax/), '7.25');
  };
  return { ...shown, fillIn };
}

describe('a new invoice', () => {
  it('totals while typing, and is created with what was filled in [PAGE-35]', async () => {
    const { user, calls, fillIn } = open();
    await fillIn();
    await waitFor(() => expect(totals().getByText('$265.98')).toBeDefined());
    expect(totals().getByText('$248.00')).toBeDefined();
    expect(totals().getByText('$17.98')).toBeDefined();
    await user.selectOptions(screen.getByLabelText(/^Payment terms/), 'net-15');
    await user.click(screen.getByLabelText('Email'));
    await user.click(press('Create invoice'));
    await waitFor(() => expect(calls('invoices.create')).toHaveLength(1));
    expect(calls('invoices.create')[0]?.input).toMatchObject({
      body: {
        subMerchantId: 'sm_00012',
        status: 'Created',
        paymentTerm: 'net-15',
        items: [{ description: 'House blend', quantity: 4, unitPrice: 6200, taxRate: '7.25' }],
        shareMethods: [],
        email: null,
      },
    });
    expect(calls('invoices.send')).toEqual([]);
  });

  it('deducts a line’s discount before tax, and shows the amount', async () => {
    const { user, calls, fillIn } = open();
    await fillIn();
    await user.type(screen.getByLabelText(/^Discount/), '10');
    await waitFor(() => expect(totals().getByText('$239.38')).toBeDefined());
    for (const amount of ['$248.00', '-$24.80', '$223.20', '$16.18'])
      expect(totals().getByText(amount)).toBeDefined();
    await user.click(screen.getByLabelText('Email'));
    await user.click(press('Create invoice'));
    await waitFor(() => expect(calls('invoices.create')).toHaveLength(1));
    expect(calls('invoices.create')[0]?.input).toMatchObject({
      body: { items: [{ discountRate: '10', taxRate: '7.25' }] },
    });
  });

  it.each(['Create invoice', 'Save as draft'])(
    'refuses an ambiguous price and optional discount at their fields: %s',
    async (button) => {
      const { user, calls, fillIn } = open();
      await fillIn();
      await user.click(screen.getByLabelText('Email'));
      await user.clear(screen.getByLabelText(/^Price/));
      await user.type(screen.getByLabelText(/^Price/), '1,2345');
      await user.type(screen.getByLabelText(/^Discount/), '2,5');
      await user.click(press(button));
      expect((await screen.findAllByText('Enter 12,345 or correct it')).length).toBeGreaterThan(0);
      expect(screen.getAllByText('Enter 2.5 or 25').length).toBeGreaterThan(0);
      expect(screen.getByLabelText(/^Price/)).toHaveProperty('value', '$1,2345');
      expect(calls('invoices.create')).toEqual([]);
      await user.clear(screen.getByLabelText(/^Price/));
      await user.type(screen.getByLabelText(/^Price/), '1,250.00');
      await user.clear(screen.getByLabelText(/^Discount/));
      await user.click(press(button));
      await waitFor(() => expect(calls('invoices.create')).toHaveLength(1));
      expect(calls('invoices.create')[0]?.input).toMatchObject({
        body: { items: [{ unitPrice: 125_000 }] },
      });
    },
  );

  it('names what is missing before it is created', async () => {
    const { user, calls } = open();
    await user.click(press('Create and send'));
    expect((await screen.findAllByText('Enter a description.')).length).toBeGreaterThan(0);
    expect(screen.getAllByText('Enter a price.').length).toBeGreaterThan(0);
    expect(screen.getAllByText('Enter the email address to send it to.').length).toBeGreaterThan(0);
    expect(calls('invoices.create')).toEqual([]);
  });

  it('can be created without a recipient’s address, which only sending needs', async () => {
    const { user, calls, fillIn } = open();
    await fillIn();
    expect(screen.getByLabelText('Email')).toHaveProperty('checked', true);
    await user.click(press('Create invoice'));
    await waitFor(() => expect(calls('invoices.create')).toHaveLength(1));
    expect(calls('invoices.create')[0]?.input).toMatchObject({
      body: { status: 'Created', shareMethods: [], email: null },
    });
  });

  it('can be unfinished as a draft', async () => {
    const { user, calls } = open();
    await user.click(press('Save as draft'));
    await waitFor(() => expect(calls('invoices.create')).toHaveLength(1));
    expect(calls('invoices.create')[0]?.input).toMatchObject({
      body: { status: 'Draft', items: [], shareMethods: ['email'] },
    });
  });

  it('is sent once created; a failure to send is reported, and nothing is created again', async () => {
    const { user, calls, fillIn } = open({
      invoices: {
        send: () => failure(409, { code: 'INVALID_STATUS', message: 'The mail is down.' }),
      },
    });
    await fillIn();
    await user.type(screen.getByLabelText(/^Email address/), 'grace@mail.example');
    await user.click(press('Create and send'));
    const told = await screen.findAllByText(/couldn’t send it. The mail is down./);
    expect(told.length).toBeGreaterThan(0);
    expect(calls('invoices.create')).toHaveLength(1);
  });

  it('reports a taken number at its field', async () => {
    const errors = [{ path: 'invoiceNumber', message: 'This number is taken. Choose another.' }];
    const { user, fillIn } = open({
      invoices: {
        create: () => failure(400, { code: 'INVALID', message: 'Check the fields.', errors }),
      },
    });
    await fillIn();
    const number = screen.getByLabelText(/^Invoice number/);
    await user.type(number, 'INV-000001');
    await user.click(screen.getByLabelText('Email'));
    await user.click(press('Create invoice'));
    await waitFor(() => expect(document.activeElement).toBe(number));
    expect(number.getAttribute('aria-invalid')).toBe('true');
  });

  it('previews a sample item from the start, and says so until there is one', async () => {
    const { user, calls, fillIn } = open();
    await screen.findByText(/with a sample item/);
    await waitFor(() => expect(calls('previews.create')).toHaveLength(1));
    expect(calls('previews.create')[0]?.input).toMatchObject({
      body: { data: { items: [{ description: 'Item', quantity: 1, unitPrice: 100 }] } },
    });
    await user.type(screen.getByLabelText(/^Description/), 'House blend');
    await waitFor(() =>
      expect(calls('previews.update').at(-1)?.input).toMatchObject({
        body: { data: { items: [{ description: 'House blend', unitPrice: 100 }] } },
      }),
    );
    await user.clear(screen.getByLabelText(/^Description/));
    await fillIn();
    expect(screen.queryByText(/sample/)).toBeNull();
  });

  it('has one preview, which follows the input and is a draft [INVOICE-05]', async () => {
    const { user, calls, fillIn } = open();
    await screen.findByTitle('Customer’s page');
    await fillIn();
    await user.type(screen.getByLabelText(/^Notes/), 'Thank you');
    await waitFor(() => {
      const sent = [...calls('previews.create'), ...calls('previews.update')];
      expect(sent.at(-1)?.input).toMatchObject({ body: { data: { notes: 'Thank you' } } });
    });
    expect(calls('previews.create')).toHaveLength(1);
    expect(calls('previews.update').at(-1)?.input).toMatchObject({
      body: { data: { items: [{ unitPrice: 62, quantity: 4 }] } },
    });
    expect(calls('previews.create')[0]?.input).not.toHaveProperty('body.data.status');
  });

  it('uses its account’s two prices, and shows the lower one', async () => {
    const [account] = fixtures.accounts.names.data;
    if (!account) throw new Error('The example has an account.');
    const dualPricing = { enabled: true, diffPercentage: '3' };
    const { calls, user, fillIn } = open({
      accounts: { names: () => ({ data: [{ ...account, dualPricing }], count: 1 }) },
    });
    await fillIn();
    await totals().findByText('By debit card or bank account');
    expect(totals().getByText('$258.00')).toBeDefined();
    await user.click(screen.getByLabelText('Email'));
    await user.click(press('Create invoice'));
    await waitFor(() => expect(calls('invoices.create')).toHaveLength(1));
    expect(calls('invoices.create')[0]?.input).toMatchObject({ body: { dualPricing } });
  });

  it('keeps two prices selected before the account’s own load', async () => {
    const [account] = fixtures.accounts.names.data;
    if (!account) throw new Error('The example has an account.');
    let arrive: (names: typeof fixtures.accounts.names) => void = () => undefined;
    const promise = new Promise<typeof fixtures.accounts.names>((resolve) => {
      arrive = resolve;
    });
    const dualPricing = { enabled: false, diffPercentage: '0' };
    const { user, calls } = open({ accounts: { names: () => promise } });
    await user.type(screen.getByLabelText(/^Description/), 'House blend');
    await waitFor(() => expect(calls('accounts.names')).toHaveLength(1));
    await user.click(screen.getByLabelText('Dual pricing'));
    arrive({ data: [{ ...account, dualPricing }], count: 1 });
    await user.type(await screen.findByLabelText(/^Debit and bank discount/), '3');
    expect(screen.getByLabelText('Dual pricing')).toHaveProperty('checked', true);
  });

  it('can have any number of items; each takes the previous one’s tax', async () => {
    const { user, fillIn } = open();
    await fillIn();
    await user.click(press('Add item'));
    expect(screen.getAllByLabelText(/^Tax/)).toHaveLength(2);
    await user.type(screen.getAllByLabelText(/^Price/)[1] ?? document.body, '10');
    await waitFor(() => expect(totals().getByText('$276.71')).toBeDefined());
    await user.click(press('Remove item 1'));
    await waitFor(() => expect(totals().getByText('$10.73')).toBeDefined());
  });
});

describe('a saved invoice', () => {
  const saved: Invoice = fixtures.invoices.create;
  const openSaved = (changes: Partial<Invoice>) =>
    renderScreen(<EditForm invoice={{ ...saved, ...changes }} />, { areas });

  it('keeps its status when edited, and cleared fields are removed [PAGE-36]', async () => {
    const { user, calls } = openSaved({});
    expect(screen.queryByRole('button', { name: 'Save as draft' })).toBeNull();
    await user.clear(screen.getByLabelText(/^Notes/));
    await user.click(press('Save changes'));
    await waitFor(() => expect(calls('invoices.update')).toHaveLength(1));
    expect(calls('invoices.update')[0]?.input).toMatchObject({
      params: { invoiceId: saved.invoiceId },
      body: { status: 'Created', notes: null, email: saved.email },
    });
  });

  it('links to its account while it can be edited', async () => {
    renderScreen(<InvoiceScreen invoice={saved} />, { areas });
    const link = await screen.findByRole('link', { name: saved.accountName });
    expect(link.getAttribute('href')).toContain(`/account/${saved.subMerchantId}/overview`);
    await screen.findByRole('button', { name: 'Save changes' });
  });

  it('can be finalized and sent, if it is a draft', async () => {
    const { user, calls } = openSaved({ status: 'Draft' });
    await user.click(press('Create and send'));
    await waitFor(() => expect(calls('invoices.send')).toHaveLength(1));
    expect(calls('invoices.update')[0]?.input).toMatchObject({ body: { status: 'Created' } });
  });
});
