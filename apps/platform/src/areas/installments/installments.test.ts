import { addDays } from '@payfac/domain/time';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { newKey } from '../../../test/api.ts';
import { savedCard } from '../../../test/commerce.ts';
import { stopSeededBilling } from '../../../test/quiet.ts';
import { accountOf } from '../../../test/sale.ts';
import { usePerson, useTestApi } from '../../../test/use.ts';
import { dayOf } from '../../kernel/clock/facilitator-day.ts';
import { transactions } from '../../kernel/database/schema/index.ts';
import { runDueWork } from '../../program/run-due.ts';
import { collectInstallments } from './collect-installments.ts';

const api = useTestApi();
const manager = usePerson(api, 'manager@harbor');

const path = 'backoffice/installments';

beforeAll(() => stopSeededBilling(api.open));

async function terms(more: object = {}, number?: string) {
  const at = await api.services.clock.now();
  const today = await dayOf(api.open.database, 'harbor', at);
  return {
    subMerchantId: accountOf(manager),
    ...(await savedCard({ api }, manager, number)),
    totalAmount: 100,
    downPayment: 0,
    count: 3,
    frequency: 'weekly',
    firstDueOn: addDays(today, 7),
    ...more,
  };
}

const make = (body: unknown, key = newKey()) => manager.pay(path, body, key);
const show = async (id: string) => (await manager.get(`${path}/${id}`)).body;

async function days(count: number): Promise<void> {
  await api.services.clock.advance(count * 86_400);
  await runDueWork(api.services);
}

const chargesOf = (id: string) =>
  api.open.database.select().from(transactions).where(eq(transactions.installmentId, id));

describe('an installment plan', () => {
  test('sums to its total, is paid as it falls due, and completes [SCOPE-11]', async () => {
    const made = await make(await terms());
    const id = made.body.installmentId;
    const amounts = made.body.schedule.map(({ amount }: { amount: number }) => amount);
    expect(amounts).toEqual([33.34, 33.33, 33.33]);
    await days(8);
    await Promise.all([collectInstallments(api.services), collectInstallments(api.services)]);
    expect(await show(id)).toMatchObject({ paidAmount: 33.34, balance: 66.66, status: 'active' });
    await days(7);
    await days(7);
    expect(await show(id)).toMatchObject({ balance: 0, status: 'completed', nextDueOn: null });
    expect(await chargesOf(id)).toHaveLength(3);
  });

  test('charges its down payment at once, and once per key', async () => {
    const body = await terms({ downPayment: 25 });
    const key = newKey();
    const first = await make(body, key);
    expect(first.body).toMatchObject({ paidAmount: 25, balance: 75, status: 'active' });
    const again = await make(body, key);
    expect(again.body).toEqual(first.body);
    expect(await chargesOf(first.body.installmentId)).toHaveLength(1);
  });

  test('isn’t created if the down payment is declined', async () => {
    const before = (await manager.get(path)).body.count;
    const refused = await make(await terms({ downPayment: 25 }, '4000000000000341'));
    expect([refused.status, refused.body.message]).toEqual([402, 'Declined by the issuer']);
    expect((await manager.get(path)).body.count).toBe(before);
  });

  test('retries a declined payment on later days, then marks it past due', async () => {
    const made = await make(await terms({}, '4000000000000341'));
    const id = made.body.installmentId;
    await days(8);
    await runDueWork(api.services);
    expect((await show(id)).schedule[0].status).toBe('failed');
    expect(await chargesOf(id)).toHaveLength(1);
    await days(1);
    expect(await chargesOf(id)).toHaveLength(2);
    await days(3);
    expect((await show(id)).schedule[0].status).toBe('past-due');
  });

  test('retries by days in its brand’s time zone, not UTC', async () => {
    const { installmentId: id } = (await make(await terms({}, '4000000000000341'))).body;
    await days(8);
    expect(await chargesOf(id)).toHaveLength(1);
    // Late enough in the evening that it is already the next day in UTC, both at the last try and now.
    const now = await api.services.clock.now();
    const evening = new Date(now);
    evening.setUTCHours(27, 30, 0, 0);
    await api.services.clock.advance((evening.getTime() - now.getTime()) / 1000);
    await api.open.database
      .update(transactions)
      .set({ createdAt: evening })
      .where(eq(transactions.installmentId, id));
    await collectInstallments(api.services);
    expect(await chargesOf(id)).toHaveLength(1);
    await api.services.clock.advance(3600);
    await collectInstallments(api.services);
    expect(await chargesOf(id)).toHaveLength(2);
  });

  test('that was canceled isn’t charged, and is listed on request', async () => {
    const made = await make(await terms());
    const id = made.body.installmentId;
    const canceled = await manager.call(`${path}/${id}`, { method: 'DELETE' });
    expect(canceled.body.status).toBe('canceled');
    expect((await manager.call(`${path}/${id}`, { method: 'DELETE' })).status).toBe(409);
    await days(8);
    expect(await chargesOf(id)).toEqual([]);
    const plain = await manager.get(`${path}?installmentId=${id}`);
    const asked = await manager.get(`${path}?installmentId=${id}&status=canceled`);
    expect([plain.body.count, asked.body.count]).toEqual([0, 1]);
  });

  test('accepts only the customer’s cards', async () => {
    const body = await terms();
    const other = await savedCard({ api }, manager);
    const refused = await make({ ...body, token: other.token });
    expect([refused.status, refused.body.errors[0].path]).toEqual([400, 'token']);
  });
});
