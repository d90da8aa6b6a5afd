import { invoices as area } from '@payfac/api/contract/invoices';
import { users } from '@payfac/api/contract/users';
import { failure, fixtures } from '@payfac/api/testing';
import type { Invoice } from '@payfac/domain/invoices';
import { installValidationMessages } from '@payfac/domain/validation';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderList } from '../../shared/lists/testing/render-list.tsx';
import { invoices } from './list.tsx';

const areas = { invoices: area, users };
const invoice: Invoice = { ...fixtures.invoices.create, mobileNumber: '3175550142' };

beforeAll(installValidationMessages);

type Options = Parameters<typeof renderList<Invoice, typeof areas>>[1];
function show(changes: Partial<Invoice> = {}, options: Partial<Options> = {}) {
  const row = { ...invoice, ...changes };
  return renderList(invoices, {
    areas,
    ...options,
    responses: {
      invoices: {
        list: () => ({ data: [row], count: 1 }),
        get: () => row,
        ...options.responses?.invoices,
      },
    },
  });
}

const openRow = { address: `/list?open=${invoice.invoiceId}` };
const drawer = () => screen.findByRole('dialog', { name: /^Invoice to / });

const names = ['Edit', 'Send', 'Send reminder', 'Void', 'Delete'];

/** A record's actions, as buttons or in its menu. */
async function offered(user: ReturnType<typeof show>['user']): Promise<string[]> {
  const record = within(await drawer());
  await record.findByText('Items');
  const atOnce = names.filter(
    (name) => record.queryByRole('button', { name }) ?? record.queryByRole('link', { name }),
  );
  const more = record.queryByRole('button', { name: 'More actions' });
  if (more) await user.click(more);
  return names.filter(
    (name) => atOnce.includes(name) || screen.queryByRole('menuitem', { name }) !== null,
  );
}

describe('an invoice offers what its state allows', () => {
  it.each([
    ['a draft', { status: 'Draft' }, ['Edit', 'Delete']],
    ['one that was created', { status: 'Created' }, ['Edit', 'Send', 'Void', 'Delete']],
    ['one that was sent', { status: 'Created', isSent: true }, ['Send reminder', 'Void']],
    ['one that is overdue', { status: 'Overdue', isSent: true }, ['Send reminder', 'Void']],
    [
      'one that nobody can be sent',
      { email: null, mobileNumber: null },
      ['Edit', 'Void', 'Delete'],
    ],
    ['one that is paid', { status: 'Paid', isSent: true }, []],
    ['one that was voided', { status: 'Voided' }, []],
  ] as const)('%s', async (_, changes, actions) => {
    const { user } = show(changes, openRow);
    expect(await offered(user)).toEqual(actions);
  });

  it('offers nothing to a user who may only read invoices', async () => {
    const { user } = show({}, { ...openRow, roles: ['service-provider'] });
    expect(await offered(user)).toEqual([]);
  });
});

describe('sending an invoice', () => {
  const open = async (options: Partial<Options> = {}) => {
    const shown = show({}, { ...openRow, ...options });
    await shown.user.click(await within(await drawer()).findByRole('button', { name: 'Send' }));
    const dialog = await screen.findByRole('dialog', { name: /^Send INV/ });
    const send = within(dialog).getByRole('button', { name: 'Send invoice' });
    return { ...shown, dialog, send };
  };

  it('uses its configured channels, and others that are checked [INVOICE-01]', async () => {
    const { user, calls, dialog, send } = await open();
    await user.click(within(dialog).getByLabelText(/^Text message to/));
    await user.click(send);
    await waitFor(() => expect(calls('invoices.send')).toHaveLength(1));
    expect(calls('invoices.send')[0]?.input).toMatchObject({
      params: { invoiceId: invoice.invoiceId },
      body: { subMerchantId: invoice.subMerchantId, shareMethods: ['email', 'sms'] },
    });
  });

  it('requires at least one channel', async () => {
    const { user, calls, dialog, send } = await open();
    await user.click(within(dialog).getByLabelText(/^Email to/));
    await user.click(send);
    expect((await screen.findAllByText('Select how to send it.')).length).toBeGreaterThan(0);
    expect(calls('invoices.send')).toEqual([]);
  });

  it('says why it failed, and stays open', async () => {
    const refused = failure(409, { code: 'INVALID_STATUS', message: 'It was voided.' });
    const { user, dialog, send } = await open({ responses: { invoices: { send: () => refused } } });
    await user.click(send);
    expect(await within(dialog).findByText('It was voided.')).toBeDefined();
  });
});

it('shows outstanding amounts by age, and lists them when pressed', async () => {
  const { user, calls } = show();
  await user.click(await screen.findByRole('button', { name: 'All totals' }));
  const figure = await screen.findByRole('button', { name: /^1–30 days late/ });
  expect(figure.textContent).toContain('$96.50');
  await user.click(figure);
  await waitFor(() =>
    expect(calls('invoices.list').at(-1)?.input).toMatchObject({
      query: {
        status: ['Created', 'Overdue'],
        dueFrom: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        dueTo: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      },
    }),
  );
});
