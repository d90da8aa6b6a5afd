import { transactions } from '@payfac/api/contract';
import { dueDaysOf, invoiceAges, invoicePaidAmount } from '@payfac/domain/invoices';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { stopSeededBilling } from '../../../test/quiet.ts';
import { accountOf } from '../../../test/sale.ts';
import { usePerson, useTestApi } from '../../../test/use.ts';
import { outbox } from '../../kernel/database/schema/index.ts';
import { runDueWork } from '../../program/run-due.ts';

const api = useTestApi();
const manager = usePerson(api, 'manager@harbor');

const path = 'backoffice/invoices';

beforeAll(() => stopSeededBilling(api.open));

const today = async () => (await api.services.clock.now()).toISOString().slice(0, 10);

const create = async (more: object = {}) =>
  manager.call(path, {
    method: 'POST',
    body: {
      subMerchantId: accountOf(manager),
      date: await today(),
      items: [
        { description: 'Atlas', quantity: 3, unitPrice: 33.35, taxRate: '7.25' },
        { description: 'Map', quantity: 1, unitPrice: 0.1, taxRate: '5' },
      ],
      ...more,
    },
  });

const act = (kind: string, id: string, body: object = {}) =>
  manager.call(`${path}/${id}/${kind}`, {
    method: 'POST',
    body: { subMerchantId: accountOf(manager), ...body },
  });

const put = (id: string, body: object) => manager.call(`${path}/${id}`, { method: 'PUT', body });

describe('an invoice', () => {
  test('adds up line by line and is due by its term', async () => {
    const { body } = await create({ date: '2026-03-01', paymentTerm: 'net-15' });
    // 7.25% of 100.05 is 7.253625; 5% of 0.10 is half a cent.
    expect(body).toMatchObject({
      subtotal: 100.15,
      taxAmount: 7.26,
      totalAmount: 107.41,
      dueDate: '2026-03-16',
      status: 'Created',
      isSent: false,
    });
    expect(body.paymentUrl).toMatch(/^http:\/\/pay\.harbor\.localhost\/pay\/hps_/);
  });

  test('takes the account’s next number, even with several at once, and none twice [INVOICE-09]', async () => {
    const made = await Promise.all(Array.from({ length: 6 }, () => create()));
    const numbers = made
      .map(({ body }) => Number(body.invoiceNumber.slice(4)))
      .toSorted((one, other) => one - other);
    const [first = 0] = numbers;
    expect(numbers).toEqual(numbers.map((_, index) => first + index));
    const taken = await create({ invoiceNumber: made[0]?.body.invoiceNumber });
    expect([taken.status, taken.body.errors[0].path]).toEqual([400, 'invoiceNumber']);
  });

  test('may be unfinished as a draft, and has no page until it is created', async () => {
    const draft = await create({ status: 'Draft', items: [] });
    expect(draft.body).toMatchObject({ status: 'Draft', paymentUrl: null });
    const id = draft.body.invoiceId;
    const refused = await put(id, { status: 'Created' });
    expect([refused.status, refused.body.errors[0].path]).toEqual([400, 'items']);
    const items = [{ description: 'Globe', quantity: 1, unitPrice: 80, taxRate: '0' }];
    const created = await put(id, { status: 'Created', items });
    expect(created.body).toMatchObject({ status: 'Created', totalAmount: 80 });
    expect((await put(id, { status: 'Draft' })).status).toBe(409);
  });

  test('can’t be changed once sent; void is final [INVOICE-01, INVOICE-03, SCOPE-08]', async () => {
    const { body } = await create({ shareMethods: ['email'], email: 'grace@mail.example' });
    const id = body.invoiceId;
    const sent = await act('send', id);
    expect(sent.body).toMatchObject({ isSent: true, status: 'Created' });
    const messages = await api.open.database.select().from(outbox);
    expect(messages.at(-1)).toMatchObject({ channel: 'email', recipient: 'grace@mail.example' });
    expect(messages.some(({ body: text }) => text.includes(body.paymentUrl))).toBe(true);
    expect((await put(id, { notes: 'Late' })).status).toBe(409);
    expect((await manager.call(`${path}/${id}`, { method: 'DELETE' })).status).toBe(409);
    const voided = await act('void', id);
    expect(voided.body).toMatchObject({ status: 'Voided', paymentUrl: null });
    expect(voided.body.logs.map(({ event }: { event: string }) => event)).toEqual([
      'created',
      'sent',
      'voided',
    ]);
    expect((await act('void', id)).status).toBe(409);
    expect((await act('send', id)).status).toBe(409);
  });

  test('isn’t sent without an address', async () => {
    const { body } = await create();
    const refused = await act('send', body.invoiceId, { shareMethods: ['sms'] });
    expect([refused.status, refused.body.errors[0].path]).toEqual([400, 'mobileNumber']);
  });

  test('that was deleted isn’t listed, but is shown by its ID [INVOICE-02]', async () => {
    const { body } = await create();
    const removed = await manager.call(`${path}/${body.invoiceId}`, { method: 'DELETE' });
    expect(removed.body.isDeleted).toBe(true);
    const list = await manager.get(`${path}?invoiceNumber=${body.invoiceNumber}`);
    expect(list.body.data).toEqual([]);
    expect((await manager.get(`${path}/${body.invoiceId}`)).body.isDeleted).toBe(true);
  });

  test('becomes overdue once its due day is over [INVOICE-08]', async () => {
    const { body } = await create({ paymentTerm: 'due-on-receipt' });
    await api.services.clock.advance(2 * 86_400);
    await runDueWork(api.services);
    const aged = await manager.get(`${path}/${body.invoiceId}`);
    expect(aged.body.status).toBe('Overdue');
    expect((await act('void', body.invoiceId)).body.status).toBe('Voided');
  });

  test('of another account doesn’t exist', async () => {
    const { body } = await create();
    const stranger = await api.signIn('manager@juniper');
    expect((await stranger.get(`${path}/${body.invoiceId}`)).status).toBe(404);
  });
});

test('unpaid invoices by age add up to the outstanding amount, and match the list', async () => {
  const { body } = await manager.get(`${path}/stats`);
  const day = await today();
  const cents = (amount: number) => Math.round(amount * 100);
  const sum = invoiceAges.reduce((total, age) => total + cents(body.aging[age].amount), 0);
  expect(sum).toBe(cents(body.outstanding.amount));
  for (const age of invoiceAges) {
    const span = new URLSearchParams({ ...dueDaysOf(age, day) });
    const list = await manager.get(`${path}?status=Created&status=Overdue&pageSize=1&${span}`);
    expect([age, body.aging[age].count]).toEqual([age, list.body.count]);
  }
});

test('the statistics match the list', async () => {
  const stats = await manager.get(`${path}/stats`);
  const list = await manager.get(`${path}?status=Paid&pageSize=100`);
  const total = list.body.data.reduce(
    (sum: number, { paidAmount }: { paidAmount: number }) => sum + Math.round(paidAmount * 100),
    0,
  );
  expect(stats.body.paid).toEqual({ count: list.body.count, amount: total / 100 });
  expect(list.body.count).toBeGreaterThan(0);
});

test('the paid amount of an invoice equals its payment', async () => {
  const { body } = await manager.get(`${path}?status=Paid&pageSize=20`);
  for (const { transactionId, paidAmount } of body.data) {
    const found = await manager.get(`reporting/transactions/${transactionId}/timeline`);
    const payment = z.decode(transactions.saleCard.output, found.body.transaction);
    expect(paidAmount).toBe(invoicePaidAmount(payment) / 100);
  }
  const open = await manager.get(`${path}?status=Overdue&pageSize=1`);
  expect(open.body.data[0].paidAmount).toBeNull();
});

test.each(['INV-999999', 'INV-0000001', 'INV-2000000', 'INV-999999999', 'INV-9999999999', 'A-1'])(
  'continues numbering after %s was typed manually',
  async (invoiceNumber) => {
    expect((await create({ invoiceNumber })).status).toBe(200);
    const made = [await create(), await create(), await create()];
    expect(made.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(made.map(({ body }) => body.invoiceNumber)).size).toBe(3);
  },
);
