import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { tokenOf } from '../../../test/cards.ts';
import { examplePlan, savedCard } from '../../../test/commerce.ts';
import { stopSeededBilling } from '../../../test/quiet.ts';
import { accountOf } from '../../../test/sale.ts';
import { subscribe as makeSubscription } from '../../../test/subscribe.ts';
import { usePerson, useTestApi } from '../../../test/use.ts';
import { transactions } from '../../kernel/database/schema/index.ts';
import { runDueWork } from '../../program/run-due.ts';
import { billSubscriptions } from './bill-subscriptions.ts';

const api = useTestApi();
const admin = usePerson(api, 'admin@harbor');
const manager = usePerson(api, 'manager@harbor');

beforeAll(() => stopSeededBilling(api.open));

const put = (path: string) => admin.call(path, { method: 'PUT', body: {} });
const post = (path: string, body: unknown) => admin.call(path, { method: 'POST', body });

async function activePlan(): Promise<string> {
  const plan = { ...examplePlan, subMerchantId: accountOf(manager) };
  const { body } = await post('subscriptions/plan/create', plan);
  await put(`subscriptions/plan/activate/${body.planId}`);
  return body.planId;
}

/** A subscription of the manager's account that begins today. */
const subscribe = async (planId: string, number?: string): Promise<string> =>
  makeSubscription(api, {
    subMerchantId: accountOf(manager),
    planId,
    customer: await savedCard({ api }, manager, number),
  });

async function days(count: number): Promise<void> {
  await api.services.clock.advance(count * 86_400);
  await runDueWork(api.services);
}

const shown = async (id: string) =>
  (await admin.get(`subscriptions?subscriptionId=${id}`)).body.data[0];

const chargesOf = (id: string) =>
  api.open.database
    .select({ number: transactions.chargeNumber, outcome: transactions.outcome })
    .from(transactions)
    .where(and(eq(transactions.subscriptionId, id), eq(transactions.operation, 'sale')));

describe('a subscription', () => {
  test('skips its free period, then is charged once per period, however often the job runs [SCOPE-10]', async () => {
    const id = await subscribe(await activePlan());
    await runDueWork(api.services);
    expect(await chargesOf(id)).toEqual([]);
    await days(32);
    await Promise.all([billSubscriptions(api.services), billSubscriptions(api.services)]);
    expect(await chargesOf(id)).toEqual([{ number: 1, outcome: 'success' }]);
    expect(await shown(id)).toMatchObject({ currentPeriod: { index: 1, amount: 19 } });
    await days(31);
    expect(await chargesOf(id)).toHaveLength(2);
  });

  test('is charged once by two processes at the same time [SUB-07]', async () => {
    const id = await subscribe(await activePlan());
    await runDueWork(api.services);
    await api.services.clock.advance(32 * 86_400);
    await Promise.all(Array.from({ length: 4 }, () => billSubscriptions(api.services)));
    expect(await chargesOf(id)).toHaveLength(1);
  });

  test('with a declined card is retried after 1, 3 and 7 days, then pauses, and can resume [SUB-08]', async () => {
    const id = await subscribe(await activePlan(), '4000000000000341');
    await runDueWork(api.services);
    await days(32);
    const failures = [(await shown(id)).failedAttempts];
    for (const wait of [1, 3, 4]) {
      await days(wait);
      failures.push((await shown(id)).failedAttempts);
    }
    expect(failures.at(-1)).toBe(4);
    const charges = await admin.get(`reporting/transactions?view=payments&subscriptionId=${id}`);
    const { data } = charges.body;
    expect(data.map(({ status }: { status: string }) => status)).toEqual(
      Array.from({ length: 4 }, () => 'declined'),
    );
    expect(await shown(id)).toMatchObject({ status: 'paused' });
    const before = (await chargesOf(id)).length;
    await days(10);
    expect(await chargesOf(id)).toHaveLength(before);
    const again = await put(`subscriptions/activate/${id}`);
    expect(again.body).toMatchObject({ status: 'active', failedAttempts: 0 });
  });

  test('with a declined card can be charged to another saved card of its customer, and no one else’s', async () => {
    const id = await subscribe(await activePlan(), '4000000000000341');
    await runDueWork(api.services);
    await days(32);
    expect(await shown(id)).toMatchObject({ failedAttempts: 1, truncatedAccount: '4242' });
    const change = (token: string) =>
      admin.call(`subscriptions/card/${id}`, { method: 'PUT', body: { token } });
    const other = await savedCard({ api }, manager);
    expect((await change(other.token)).status).toBe(404);
    const { customerId } = await shown(id);
    const token = await tokenOf(api.open, '4000056655665556');
    await manager.call(`backoffice/customers/${customerId}/creditcards`, {
      method: 'POST',
      body: { token, cardHolderName: 'Grace Murray' },
    });
    const { nextChargeOn } = await shown(id);
    expect((await change(token)).body).toMatchObject({
      truncatedAccount: '5556',
      paymentType: 'debit',
      failedAttempts: 1,
      nextChargeOn,
    });
    await days(1);
    expect(await shown(id)).toMatchObject({ status: 'active', failedAttempts: 0 });
    await admin.call(`subscriptions/delete/${id}`, { method: 'DELETE' });
    expect((await change(token)).status).toBe(409);
  });

  test('is canceled for good, at the end of its period [SUB-09]', async () => {
    const id = await subscribe(await activePlan());
    await runDueWork(api.services);
    const { currentPeriod } = await shown(id);
    const canceled = await admin.call(`subscriptions/delete/${id}`, { method: 'DELETE' });
    expect(canceled.body).toMatchObject({
      status: 'canceled',
      endsOn: currentPeriod.until,
      nextChargeOn: null,
    });
    expect((await put(`subscriptions/activate/${id}`)).status).toBe(409);
    await days(40);
    expect(await chargesOf(id)).toEqual([]);
  });

  test('that was inactive is not charged for what it missed [SUB-04]', async () => {
    const id = await subscribe(await activePlan());
    await runDueWork(api.services);
    await put(`subscriptions/deactivate/${id}`);
    await days(70);
    expect(await chargesOf(id)).toEqual([]);
    const { body } = await put(`subscriptions/activate/${id}`);
    await runDueWork(api.services);
    expect(await chargesOf(id)).toEqual([]);
    expect(body.nextChargeOn > body.startedOn).toBe(true);
  });
});

describe('a plan', () => {
  test('with subscriptions keeps its schedules and is not deleted', async () => {
    const planId = await activePlan();
    await subscribe(planId);
    const removed = await post('subscriptions/plan/delete', { planId });
    expect([removed.status, removed.body.code]).toEqual([409, 'PLAN_IN_USE']);
    const path = `subscriptions/plan/update/${planId}`;
    const body = { schedules: examplePlan.schedules.slice(1) };
    expect((await admin.call(path, { method: 'PUT', body })).status).toBe(409);
    const renamed = await admin.call(path, { method: 'PUT', body: { name: 'Readers' } });
    expect(renamed.body).toMatchObject({ name: 'Readers', subscriptionCount: 1 });
  });

  test('without schedules stays a draft [SUB-02]', async () => {
    const plan = { ...examplePlan, schedules: [], subMerchantId: accountOf(manager) };
    const { body } = await post('subscriptions/plan/create', plan);
    expect(body.status).toBe('draft');
    expect((await put(`subscriptions/plan/activate/${body.planId}`)).status).toBe(400);
    const { planId } = body;
    const invited = await post('subscriptions/plan/invite', {
      planId,
      shareMethods: ['email'],
      email: 'grace@mail.example',
    });
    expect(invited.status).toBe(409);
  });
});
