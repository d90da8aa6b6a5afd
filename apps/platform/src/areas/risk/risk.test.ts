import { beforeEach, describe, expect, test } from 'vitest';
import { tokenOf } from '../../../test/cards.ts';
import { accountOf, sell } from '../../../test/sale.ts';
import type { TestResponse, TestSession } from '../../../test/session.ts';
import { usePerson, useTestApi } from '../../../test/use.ts';

const api = useTestApi();
const admin = usePerson(api, 'admin@harbor');
const manager = usePerson(api, 'manager@harbor');

let token: string;

beforeEach(async () => {
  token = await tokenOf(api.open);
});

const rule = (changes: Record<string, unknown> = {}) => ({
  name: 'Over forty',
  enabled: true,
  action: 'alert',
  severity: 'high',
  subMerchantIds: [accountOf(manager)],
  kind: 'amount-limit',
  params: { maximum: 40.5 },
  ...changes,
});

const withRule = async (
  changes: Record<string, unknown>,
  work: (ruleId: string) => Promise<void>,
) => {
  const { body } = await admin.call('risk/rules', { method: 'POST', body: rule(changes) });
  await work(body.ruleId);
  await admin.call(`risk/rules/${body.ruleId}`, { method: 'DELETE' });
};

const alertsOf = async (ruleId: string, query = '') =>
  (await admin.call(`foundation/alerts/get?ruleId=${ruleId}${query}`, { method: 'POST' })).body;

describe('a rule', () => {
  test('that alerts lets the payment through, without an alert exactly at the limit', async () => {
    await withRule({}, async (ruleId) => {
      expect((await sell(manager, { token, amount: 40.5 })).body.status).toBe('processing');
      expect((await alertsOf(ruleId)).count).toBe(0);
      const sale = await sell(manager, { token, amount: 40.51 });
      expect(sale.body.status).toBe('processing');
      const { data } = await alertsOf(ruleId);
      expect(data).toHaveLength(1);
      expect(data[0]).toMatchObject({
        transactionId: sale.body.transactionId,
        message: '$40.51 where $40.50 is allowed.',
        severity: 'high',
        status: 'unacknowledged',
      });
      const groups = await admin.get(`risk/transactions/groupid?ruleId=${ruleId}`);
      const { transactionId, status } = sale.body;
      const evaluations = [{ transactionId, status }];
      expect(groups.body.data[0]).toMatchObject({ count: 1, amount: 40.51, evaluations });
    });
  });

  test('that holds keeps the payment out of the ledger until approval', async () => {
    await withRule({ action: 'review' }, async () => {
      const sale = await sell(manager, { token, amount: 77 });
      expect(sale.body).toMatchObject({ status: 'for-review', capturedAmount: 0 });
      const path = `backoffice/transactions/status/${sale.body.transactionId}`;
      const approve = { method: 'PUT', body: { status: 'processing' } };
      const approved = await admin.call(path, approve);
      expect(approved.body).toMatchObject({ status: 'processing', capturedAmount: 77 });
    });
  });

  test('that holds shows its evidence to reviewers, without its other hits', async () => {
    const provider = await api.signIn('provider@harbor');
    const accounts = await provider.get('backoffice/accounts/center/view?status=active');
    const { subMerchantId } = accounts.body.data[0];
    const subMerchantIds = [subMerchantId];
    const card = await tokenOf(api.open, undefined, { subMerchantId });
    await withRule({ action: 'review', subMerchantIds }, async (held) => {
      await withRule({ params: { maximum: 50 }, subMerchantIds }, async (raised) => {
        const { body } = await sell(admin, { token: card, subMerchantId, amount: 77.5 });
        const hits = `risk/transactions/groupid?transactionId=${body.transactionId}`;
        const rulesOf = (response: TestResponse) =>
          response.body.data.map(({ ruleId }: { ruleId: string }) => ruleId);
        expect(rulesOf(await admin.get(hits)).toSorted()).toEqual([held, raised].toSorted());
        for (const who of [provider, await api.signIn('bank@harbor')]) {
          const response = await who.get(hits);
          expect(rulesOf(response)).toEqual([held]);
          expect(response.body.data[0].evaluations[0]).toMatchObject({
            transactionId: body.transactionId,
            evidence: '$77.50 where $40.50 is allowed.',
          });
        }
        const juniper = await api.signIn('bank@juniper');
        expect(rulesOf(await juniper.get(hits))).toEqual([]);
        expect((await manager.get(hits)).status).toBe(403);
      });
    });
  });

  test('that declines does so before the processor is called', async () => {
    await withRule({ action: 'decline' }, async () => {
      const sale = await sell(manager, { token, amount: 78 });
      expect([sale.status, sale.body.message]).toEqual([402, 'Declined by a risk rule']);
      const { rows } = await api.open.pool.query(
        `select count(*)::int as asked from simulator.operations where reference = $1`,
        [`ref_${sale.body.transactionId}`],
      );
      expect(rows[0].asked).toBe(0);
    });
  });

  test('that declines by the issuer’s response reverses the charge', async () => {
    const changes = { action: 'decline', kind: 'mismatch', params: { checks: ['zip'] } };
    await withRule(changes, async () => {
      const mismatching = await tokenOf(api.open, '4000000000000010');
      const sale = await sell(manager, { token: mismatching, amount: 20 });
      expect([sale.status, sale.body.message]).toEqual([402, 'Declined by a risk rule']);
    });
  });

  test('over a metric counts the payment itself [SCOPE-18]', async () => {
    const params = { subject: 'card', metric: 'transactionCount', period: 'daily', limit: '2' };
    await withRule({ kind: 'metric-limit', params, action: 'review' }, async () => {
      const statuses: string[] = [];
      for (let place = 0; place < 3; place += 1) {
        statuses.push((await sell(manager, { token, amount: 5 + place })).body.status);
      }
      expect(statuses).toEqual(['processing', 'processing', 'for-review']);
    });
  });

  test('turned off, or for other accounts, does nothing', async () => {
    await withRule({ enabled: false, action: 'decline' }, async () => {
      expect((await sell(manager, { token, amount: 90 })).status).toBe(200);
    });
    await withRule({ subMerchantIds: ['sm_0040'], action: 'decline' }, async () => {
      expect((await sell(manager, { token, amount: 91 })).status).toBe(200);
    });
  });
});

describe('alerts', () => {
  const post = (path: string, body: unknown) =>
    admin.call(`foundation/alerts/${path}`, { method: 'POST', body });

  test('are acknowledged, reopened and discarded, and discarded ones leave the list [RISK-01, RISK-03, RISK-08]', async () => {
    await withRule({ name: 'Alerts' }, async (ruleId) => {
      for (const amount of [50, 51, 52]) await sell(manager, { token, amount });
      const { data } = await alertsOf(ruleId);
      const [first] = data;
      const acknowledged = await post('ack', { alertId: first.alertId });
      expect(acknowledged.body.acknowledge.user).toBe('admin@harbor');
      expect((await post('ack', { alertId: first.alertId })).status).toBe(409);
      const taken = await post('unack', { alertId: first.alertId });
      expect(taken.body.acknowledge).toBeNull();
      const bulk = await post('bulk/ack', { filters: { ruleId: [ruleId] } });
      expect(bulk.body).toEqual({ count: 3, failed: [] });
      const ids = data.map(({ alertId }: { alertId: string }) => alertId);
      const batch = await post('batch/discard', { alertIds: [ids[0], 'none-such'] });
      expect(batch.body.count).toBe(1);
      expect(batch.body.failed[0].id).toBe('none-such');
      const filters = { ruleId: [ruleId] };
      expect((await post('bulk/discard', { filters })).body.count).toBe(2);
      expect((await post('discard', { filters })).body.count).toBe(0);
      expect((await alertsOf(ruleId)).count).toBe(0);
      expect((await alertsOf(ruleId, '&status=discarded')).count).toBe(3);
      expect((await post('unack', { alertId: first.alertId })).status).toBe(409);
    });
  });

  test('have dates in the caller’s time zone', async () => {
    await withRule({ name: 'Zoned' }, async (ruleId) => {
      await sell(manager, { token, amount: 60 });
      const { data } = await alertsOf(ruleId);
      const at = new Date(data[0].createdAt);
      const local = new Date(at.getTime() + 9 * 3_600_000).toISOString().slice(0, 19);
      const asked = async (from: string) =>
        (
          await admin.call(`foundation/alerts/get?ruleId=${ruleId}&from=${from}`, {
            method: 'POST',
            headers: { 'time-zone': 'Asia/Tokyo' },
          })
        ).body.count;
      expect(await asked(local)).toBe(1);
      const later = new Date(at.getTime() + 9 * 3_600_000 + 60_000).toISOString().slice(0, 19);
      expect(await asked(later)).toBe(0);
    });
  });
});

describe('a test run', () => {
  const run = (session: TestSession, body: unknown) =>
    session.call('metrics/rule/rul_harbor_large_payment', { method: 'POST', body });
  const span = { from: '2025-06-01T00:00:00.000Z', to: '2026-03-18T00:00:00.000Z' };

  test('finds what the rule would have matched, and writes nothing [RISK-14]', async () => {
    const condition = { kind: 'amount-limit', params: { maximum: 100 } };
    const before = await admin.get('risk/transactions/groupid');
    const { body } = await run(admin, { ...span, condition });
    const { rows } = await api.open.pool.query(
      `select count(*)::int as hits from transactions where facilitator_id = 'harbor'
       and operation = 'sale' and payment_type <> 'eCheck' and amount > 10000
       and created_at >= '2025-06-01T00:00:00Z' and created_at < '2026-03-18T00:00:00Z'`,
    );
    expect(body.hits).toBe(rows[0].hits);
    expect(body.evaluations.length).toBe(Math.min(body.hits, 100));
    expect(body.rule.params).toEqual({ maximum: 2500 });
    expect((await admin.get('risk/transactions/groupid')).body).toEqual(before.body);
  });

  test('saves the condition if asked to', async () => {
    const condition = { kind: 'amount-limit', params: { maximum: 2600 } };
    const { body } = await run(admin, { ...span, condition, save: true });
    expect(body.rule.params).toEqual({ maximum: 2600 });
    const kept = await admin.get('risk/rules/rul_harbor_large_payment/description');
    expect(kept.body.description).toContain('$2,600.00');
  });
});

describe('a test run of an unsaved rule', () => {
  const run = (body: object) => admin.call('metrics/test-run', { method: 'POST', body });
  const span = { from: '2025-06-01T00:00:00.000Z', to: '2026-03-18T00:00:00.000Z' };
  const large = { kind: 'amount-limit', params: { maximum: 100 }, subMerchantIds: [] };

  test('finds what the same rule finds once saved, and writes nothing [SCOPE-18]', async () => {
    const rules = await admin.get('risk/rules');
    const tried = await run({ ...span, ...large });
    expect((await admin.get('risk/rules')).body).toEqual(rules.body);
    const { kind, params } = large;
    const kept = await admin.call('metrics/rule/rul_harbor_large_payment', {
      method: 'POST',
      body: { ...span, condition: { kind, params } },
    });
    expect(tried.body.hits).toBeGreaterThan(0);
    const { rule: _, evaluations, ...found } = kept.body;
    expect(tried.body).toMatchObject(found);
    expect(
      tried.body.evaluations.map((hit: { transactionId: string }) => hit.transactionId),
    ).toEqual(evaluations.map((hit: { transactionId: string }) => hit.transactionId));
  });

  test('checks only the accounts that the rule would watch', async () => {
    const { body } = await run({ ...span, ...large, subMerchantIds: ['sm_0001'] });
    expect(body.hits).toBeGreaterThan(0);
    expect(body.evaluated).toBeLessThan((await run({ ...span, ...large })).body.evaluated);
    for (const hit of body.evaluations) expect(hit.subMerchantId).toBe('sm_0001');
    expect((await run({ ...span, ...large, subMerchantIds: ['none-such'] })).status).toBe(404);
  });

  test('needs a period that ends after it starts', async () => {
    const { status, body } = await run({ ...large, from: span.to, to: span.from });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('The end must be after the start.');
  });
});
