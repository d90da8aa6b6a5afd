import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newKey } from '../../../test/api.ts';
import { tokenOf } from '../../../test/cards.ts';
import { accountOf, saleBody, sell } from '../../../test/sale.ts';
import { usePerson, useTestApi } from '../../../test/use.ts';
import { measureAccounts } from './measure-accounts.ts';

const api = useTestApi();
const admin = usePerson(api, 'admin@harbor');
const manager = usePerson(api, 'manager@harbor');

const wide = {
  monthlyVolume: 9_000_000,
  averageTicket: 90_000,
  highestTicket: 90_000,
  dailyCount: 9000,
};

let record: string;

const put = async (path: string, body: unknown) => {
  const { status } = await admin.call(`${record}${path}`, { method: 'PUT', body });
  expect(status).toBe(200);
};
const setMetrics = (changes: Record<string, unknown>) =>
  put('/risk-metrics', { ...wide, ...changes });

const alertsOf = async (ruleId: string, transactionId?: string): Promise<number> => {
  const only = transactionId === undefined ? '' : `&transactionId=${transactionId}`;
  const account = `subMerchantId=${accountOf(manager)}`;
  const path = `foundation/alerts/get?ruleId=${ruleId}&${account}${only}`;
  return (await admin.call(path, { method: 'POST' })).body.count;
};

beforeAll(async () => {
  const found = await admin.get(`backoffice/accounts?subMerchantId=${accountOf(manager)}`);
  const [application] = found.body.data;
  const [one] = application.subMerchantDocs;
  record = `backoffice/accounts/${application._id ?? application.applicationId}/submerchants/${one._id}`;
});

beforeEach(async () => {
  await setMetrics({});
  await put('', { riskRules: [], decisionManager: { enabled: false } });
});

describe('risk metrics', () => {
  test('raise an alert for a payment above the highest ticket, and let it through [RISK-12]', async () => {
    await setMetrics({ highestTicket: 50 });
    const token = await tokenOf(api.open);
    const within = await sell(manager, { token, amount: 50 });
    const beyond = await sell(manager, { token, amount: 50.01 });
    expect(beyond.body.status).toBe('processing');
    expect(await alertsOf('metrics.highest-ticket', within.body.transactionId)).toBe(0);
    expect(await alertsOf('metrics.highest-ticket', beyond.body.transactionId)).toBe(1);
  });

  test.each([
    ['highestTicket', { highestTicket: 10 }, 'metrics.highest-ticket'],
    ['dailyCount', { dailyCount: 1 }, 'metrics.daily-count'],
    ['monthlyVolume', { monthlyVolume: 1 }, 'metrics.monthly-volume'],
  ])('decline what exceeds the %s if set to', async (_, metrics, ruleId) => {
    const token = await tokenOf(api.open);
    await sell(manager, { token, amount: 9 });
    await setMetrics({ ...metrics, beyond: 'decline' });
    const sale = await sell(manager, { token, amount: 11 });
    expect(sale.status).toBe(402);
    expect(await alertsOf(ruleId, sale.body.transactionId)).toBe(1);
  });

  test('hold what exceeds them if set to', async () => {
    await setMetrics({ highestTicket: 10, beyond: 'review' });
    const sale = await sell(manager, { token: await tokenOf(api.open), amount: 11 });
    expect(sale.body).toMatchObject({ status: 'for-review', capturedAmount: 0 });
  });

  test('raise one alert a month for an average that is too high', async () => {
    await sell(manager, { token: await tokenOf(api.open), amount: 90 });
    await setMetrics({ averageTicket: 0.01 });
    const { database } = api.open;
    const now = await api.services.clock.now();
    await measureAccounts(database, now);
    await measureAccounts(database, now);
    expect(await alertsOf('metrics.average-ticket')).toBe(1);
  });
});

describe('a rule of the facilitator', () => {
  const body = {
    name: 'Over forty',
    enabled: true,
    action: 'decline',
    severity: 'low',
    subMerchantIds: [],
    kind: 'amount-limit',
    params: { maximum: 40 },
  };

  test('doesn’t trigger if turned off for the account, and shows as off there [RISK-13]', async () => {
    const { body: rule } = await admin.call('risk/rules', { method: 'POST', body });
    const { ruleId } = rule;
    const token = await tokenOf(api.open);
    expect((await sell(manager, { token, amount: 41 })).status).toBe(402);
    await put('', { riskRules: [{ ruleId, enabled: false, params: {} }] });
    const sale = await sell(manager, { token, amount: 41 });
    expect(sale.status).toBe(200);
    expect(await alertsOf(ruleId, sale.body.transactionId)).toBe(0);
    const path = `risk/accounts-rules?subMerchantId=${accountOf(manager)}&ruleId=${ruleId}`;
    const [row] = (await admin.get(path)).body.data;
    expect(row.rules.find((one: { ruleId: string }) => one.ruleId === ruleId)).toMatchObject({
      enabled: false,
    });

    await put('', { riskRules: [{ ruleId, enabled: true, params: { maximum: 60 } }] });
    expect((await sell(manager, { token, amount: 60 })).status).toBe(200);
    expect((await sell(manager, { token, amount: 61 })).status).toBe(402);
    await admin.call(`risk/rules/${ruleId}`, { method: 'DELETE' });
  });
});

test('Decision Manager, if on, holds a payment that the issuer couldn’t match', async () => {
  const unmatched = async () =>
    sell(manager, { token: await tokenOf(api.open, '4000000000000010'), amount: 20 });
  expect((await unmatched()).body.status).toBe('processing');
  await put('', { decisionManager: { enabled: true } });
  const held = await unmatched();
  expect(held.body.status).toBe('for-review');
  expect(await alertsOf('decision-manager', held.body.transactionId)).toBe(1);
});

describe('every offered provider', () => {
  const ofCards = ['worldpay', 'fiserv', 'cybersource', 'stripe', 'rs2'];

  test.each(ofCards)(
    '%s approves a sale once provisioned and set as default',
    async (processor) => {
      const call = (act: string, method: string, more = {}) =>
        admin.call(`${record}/processor/${act}`, { method, body: { processor, ...more } });
      const provisioned = await call('provision', 'POST', { merchantId: `mid_${processor}` });
      expect(provisioned.status).toBe(200);
      expect((await call('default', 'PUT')).status).toBe(200);
      const token = await tokenOf(api.open);
      const body = { ...saleBody(manager, { token, amount: 3000 }) };
      const sale = await manager.pay('backoffice/transactions/creditcard/sale', body, newKey());
      expect(sale.body).toMatchObject({ status: 'processing', capturedAmount: 3000 });
      const { rows } = await api.open.database.execute(
        sql`select provider from transactions where transaction_id = ${sale.body.transactionId}`,
      );
      expect(rows).toEqual([{ provider: processor }]);
      // Test cards get no special treatment here.
      const declining = await tokenOf(api.open, '4000000000000002');
      expect((await sell(manager, { token: declining, amount: 5 })).status).toBe(200);
    },
  );

  test('fnbo accepts eChecks once provisioned and set as default', async () => {
    const call = (act: string, method: string, more = {}) =>
      admin.call(`${record}/processor/${act}`, { method, body: { processor: 'fnbo', ...more } });
    expect((await call('provision', 'POST', { merchantId: 'mid_fnbo' })).status).toBe(200);
    expect((await call('default', 'PUT')).status).toBe(200);
    expect(api.services.achOf?.('fnbo')).toBeDefined();
  });
});
