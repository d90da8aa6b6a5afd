import { describe, expect, test } from 'vitest';
import { examplePlan } from '../../../test/commerce.ts';
import { accountOf } from '../../../test/sale.ts';
import { usePerson, useTestHosted } from '../../../test/use.ts';
import { titleOf, visitor } from './test-visit.ts';

const hosted = useTestHosted();
const manager = usePerson(hosted, 'manager@harbor');
const admin = usePerson(hosted, 'admin@harbor');
const { get, post, follow, pay } = visitor(hosted, manager);

describe('an invitation to a plan', () => {
  async function invited(schedules: readonly unknown[]) {
    const plan = { ...examplePlan, schedules, subMerchantId: accountOf(manager) };
    const made = await admin.call('subscriptions/plan/create', { method: 'POST', body: plan });
    const { planId } = made.body;
    await admin.call(`subscriptions/plan/activate/${planId}`, { method: 'PUT', body: {} });
    const { body } = await admin.call('subscriptions/plan/invite', {
      method: 'POST',
      body: { planId, shareMethods: ['email'], email: 'reader@mail.example' },
    });
    return { planId, path: new URL(body.url).pathname };
  }
  const subscriptionsOf = async (planId: string) =>
    (await admin.get(`subscriptions?planId=${planId}`)).body.data;

  test('starts a subscription with its first charge and saves the card', async () => {
    const { planId, path } = await invited(examplePlan.schedules.slice(1));
    const { response } = await pay(path);
    expect(titleOf(await follow(response))).toBe('You’re subscribed');
    const [subscription, ...more] = await subscriptionsOf(planId);
    expect(more).toEqual([]);
    expect(subscription).toMatchObject({
      status: 'active',
      customerName: 'Grace Murray',
      truncatedAccount: '4242',
      currentPeriod: { index: 0, amount: 19 },
    });
    expect(subscription.transactionIds).toHaveLength(1);
    const { rows } = await hosted.open.pool.query(
      'select zip from customers where customer_id = $1',
      [subscription.customerId],
    );
    expect(rows).toEqual([{ zip: '04102' }]);
    expect(subscription.nextChargeOn > subscription.startedOn).toBe(true);
  });

  test('with a free trial charges nothing', async () => {
    const { planId, path } = await invited(examplePlan.schedules);
    const { response, fields } = await pay(path);
    await post(path, fields);
    expect(titleOf(await follow(response))).toBe('You’re subscribed');
    const all = await subscriptionsOf(planId);
    expect(all).toHaveLength(1);
    expect(all[0]).toMatchObject({ status: 'active', transactionIds: [] });
    const sessionId = path.split('/').at(-1);
    const { body } = await manager.get(`reporting/hosted?sessionId=${sessionId}`);
    expect(body.data[0]).toMatchObject({
      completion: 'completed',
      customerId: all[0].customerId,
    });
    // Its first charge comes later than its first day.
    expect(all[0].nextChargeOn > all[0].startedOn).toBe(true);
  });

  test('that is declined starts nothing', async () => {
    const { planId, path } = await invited(examplePlan.schedules.slice(1));
    await pay(path, {}, '4000000000000002');
    expect(await subscriptionsOf(planId)).toEqual([]);
    await admin.call(`subscriptions/plan/deactivate/${planId}`, { method: 'PUT', body: {} });
    expect(titleOf(await get(path))).toBe('This offer has ended');
  });
});
