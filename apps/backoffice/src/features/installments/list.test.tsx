import { accounts } from '@payfac/api/contract/accounts';
import { customers } from '@payfac/api/contract/customers';
import { installments as area } from '@payfac/api/contract/installments';
import { products } from '@payfac/api/contract/products';
import { users } from '@payfac/api/contract/users';
import { failure, fixtures } from '@payfac/api/testing';
import type { Installment, InstallmentRow } from '@payfac/domain/installments';
import { installValidationMessages } from '@payfac/domain/validation';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderList } from '../../shared/lists/testing/render-list.tsx';
import { installments } from './list.tsx';
import { localPlans } from './local.ts';

const areas = { accounts, customers, installments: area, products, users };

const [example] = fixtures.installments.list.data;
if (!example) throw new Error('The examples have an installment plan.');
const plan: Installment = example;
const other: Installment = { ...plan, installmentId: 'ins_2', customerName: 'Ada Lovelace' };

beforeAll(installValidationMessages);

const show = (rows: readonly Installment[], more: object = {}) =>
  renderList(installments, {
    areas,
    responses: {
      installments: {
        list: ({ query }) => ({
          data: [...rows].filter(({ status }) => query?.status?.includes(status)),
          count: rows.length,
        }),
        get: ({ params }) => rows.find((row) => row.installmentId === params.installmentId) ?? plan,
        cancel: (): Installment => ({
          ...plan,
          status: 'canceled',
          canceledAt: new Date('2026-03-04T15:00:00Z'),
          nextDueOn: null,
        }),
        update: ({ body }): Installment => ({ ...plan, description: body.description ?? null }),
      },
    },
    ...more,
  });

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const named = () =>
  screen
    .getAllByRole('row')
    .flatMap((each) => each.textContent.match(/Grace Murray|Ada Lovelace|Newest/) ?? [])
    .map(String);
const loads = (shown: ReturnType<typeof show>) =>
  shown
    .calls('installments.list')
    .filter(({ input }) => JSON.stringify(input).includes('"pageSize":10')).length;

const withPayments = (...statuses: readonly InstallmentRow['status'][]): Installment => ({
  ...plan,
  schedule: plan.schedule.map((each, index) => ({
    ...each,
    status: statuses[index] ?? each.status,
  })),
});

describe('the list of installment plans', () => {
  it('shows the progress of each active plan, from data and a count [LIST-18]', async () => {
    const shown = show([plan]);
    const cells = await row('Grace Murray');
    expect(cells.textContent).toContain('1 / 4');
    expect(cells.textContent).toContain('03-31-2026');
    expect(shown.calls('installments.list').map(({ input }) => input)).toContainEqual({
      query: { status: ['active'], sort: '-createdAt', page: 1, pageSize: 10 },
    });
  });

  it.each([
    [['paid', 'past-due', 'failed'] as const, '1 past due'],
    [['paid', 'failed', 'failed'] as const, '2 failed'],
  ])('says what stops a plan with %s payments', async (statuses, text) => {
    show([withPayments(...statuses)]);
    expect((await row('Grace Murray')).textContent).toContain(text);
  });

  it('puts a created plan first and counts it, without reloading [LIST-15]', async () => {
    const shown = show([plan, other]);
    await row('Grace Murray');
    const before = loads(shown);
    localPlans.created({ ...plan, installmentId: 'ins_9', customerName: 'Newest' });
    await row('Newest');
    expect(named()).toEqual(['Newest', 'Grace Murray', 'Ada Lovelace']);
    expect(screen.getByText(/1–3 of 3/)).toBeDefined();
    expect(loads(shown)).toBe(before);
  });

  it('replaces an edited plan in place, without reloading [LIST-16]', async () => {
    const shown = show([plan, other]);
    await row('Grace Murray');
    const before = loads(shown);
    const [first] = screen.getAllByRole('button', { name: /^Actions for/ });
    if (!first) throw new Error('A plan has actions.');
    await shown.user.click(first);
    await shown.user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog'));
    const description = dialog.getByLabelText('Description');
    await shown.user.clear(description);
    await shown.user.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(shown.calls('installments.update')).toHaveLength(1));
    expect(shown.calls('installments.update')[0]?.input).toMatchObject({
      params: { installmentId: plan.installmentId },
      body: { description: null, token: plan.token },
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(named()).toEqual(['Grace Murray', 'Ada Lovelace']);
    expect(loads(shown)).toBe(before);
  });

  it('removes a canceled plan and its count, without reloading [LIST-17]', async () => {
    const shown = show([plan, other]);
    await row('Grace Murray');
    const before = loads(shown);
    const [first] = screen.getAllByRole('button', { name: /^Actions for/ });
    if (!first) throw new Error('A plan has actions.');
    await shown.user.click(first);
    await shown.user.click(await screen.findByRole('menuitem', { name: 'Cancel plan' }));
    const asked = within(await screen.findByRole('alertdialog'));
    asked.getByText(/remaining \$1,200\.00 won’t be charged\. The \$250\.00 already paid stays/);
    asked.getByRole('button', { name: 'Keep plan' });
    expect(shown.calls('installments.cancel')).toEqual([]);
    await shown.user.click(asked.getByRole('button', { name: 'Cancel plan' }));
    await waitFor(() => expect(named()).toEqual(['Ada Lovelace']));
    expect(screen.getByText(/1–1 of 1/)).toBeDefined();
    expect(loads(shown)).toBe(before);
  });

  it.each(['completed', 'canceled'] as const)('doesn’t change a %s plan', async (status) => {
    show([{ ...plan, status }], { address: `/list?status=${status}` });
    await row('Grace Murray');
    expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull();
  });
});

const down = () => failure(422, { code: 'DOWN', message: '' });

it('has its own messages for a list and a plan that fail to load', async () => {
  renderList(installments, {
    areas,
    responses: { installments: { list: down, get: down } },
    address: `/list?open=${plan.installmentId}`,
  });
  await screen.findAllByText('Error fetching installment');
  await screen.findAllByText('Error fetching installments');
});

it('has its own message for a failed export', async () => {
  const { user } = renderList(installments, {
    areas,
    responses: {
      installments: {
        list: (_, { url }) => (url.includes('export=csv') ? down() : { data: [plan], count: 1 }),
      },
    },
  });
  await row('Grace Murray');
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await screen.findAllByText('Error downloading installments CSV');
});

describe('a plan beside its list', () => {
  const open = async (of: Installment) => {
    const shown = show([of], { address: `/list?open=${of.installmentId}` });
    const name = `Installment plan of ${of.customerName}`;
    const drawer = within(await screen.findByRole('dialog', { name }));
    await drawer.findByRole('table', { name: 'Payments' });
    return { ...shown, drawer };
  };

  it('shows each payment with its date, status and charge', async () => {
    const { drawer } = await open(withPayments('paid', 'past-due', 'failed', 'scheduled'));
    const table = within(drawer.getByRole('table', { name: 'Payments' }));
    const texts = table.getAllByRole('row').map(({ textContent }) => textContent);
    expect(texts.slice(1)).toEqual([
      expect.stringMatching(/Down payment.*03-02-2026 · txn48260.*\$250\.00.*Paid/),
      expect.stringMatching(/Payment 1.*03-31-2026.*\$400\.00.*Past due/),
      expect.stringMatching(/Payment 2.*04-30-2026.*\$400\.00.*Failed/),
      expect.stringMatching(/Payment 3.*05-31-2026.*\$400\.00.*Scheduled/),
    ]);
    drawer.getByText(/\$400\.00 was tried until the last retry failed/);
  });

  it('says until when a failed payment is retried', async () => {
    const { drawer } = await open(withPayments('paid', 'failed'));
    drawer.getByText(/is tried again once a day through 04-03-2026/);
  });

  it('says that a canceled plan isn’t charged anymore', async () => {
    const { drawer } = await open({ ...plan, status: 'canceled', nextDueOn: null });
    drawer.getByText('No more payments will be charged.');
    expect(drawer.getAllByText('Not charged')).toHaveLength(3);
  });
});
