import { beforeAll, expect, test } from 'vitest';
import { usePerson, useTestApi } from '../../../test/use.ts';

const api = useTestApi();
const admin = usePerson(api, 'admin@harbor');

/** Alerts of two rules in three accounts within one day, since the seed has too few. */
const planted = [
  ['one', 'sm_0003', 'rul_a', 'low', 9],
  ['two', 'sm_0003', 'rul_a', 'high', 11],
  ['three', 'sm_0003', 'rul_b', 'medium', 13],
  ['four', 'sm_0011', 'rul_a', 'low', 15],
  ['five', 'sm_0041', 'rul_a', 'low', 15],
] as const;

beforeAll(async () => {
  await api.open.pool.query('delete from alerts');
  for (const [id, subMerchantId, ruleId, severity, hour] of planted) {
    await api.open.pool.query(
      `insert into alerts (alert_id, alert_group_id, facilitator_id, sp_product_id, sub_merchant_id,
         status, severity, message, rule_id, rule_name, created_at)
       select $1, $3 || '.' || $2, facilitator_id, sp_product_id, sub_merchant_id, 'unacknowledged',
         $4, 'Too much at once', $3, 'Rule ' || $3, $5
       from sub_merchants where sub_merchant_id = $2`,
      [id, subMerchantId, ruleId, severity, `2026-03-10T${hour}:00:00Z`],
    );
  }
});

const post = async (path: string, body: unknown = {}) =>
  (await admin.call(`foundation/alerts/${path}`, { method: 'POST', body })).body;
const idsOf = ({ data }: { data: readonly { alertId: string }[] }) =>
  data.map(({ alertId }) => alertId).toSorted();

test('groups have a rule and an account, and the highest severity of their alerts [SCOPE-19]', async () => {
  const { data } = await post('groups?sort=-count');
  const shown = data.map((group: Record<string, unknown>) => [
    group['alertGroupId'],
    group['severity'],
    group['count'],
    group['unacknowledgedCount'],
    group['firstAt'],
    group['lastAt'],
  ]);
  expect(shown[0]).toEqual([
    'rul_a.sm_0003',
    'high',
    2,
    2,
    '2026-03-10T09:00:00.000Z',
    '2026-03-10T11:00:00.000Z',
  ]);
  expect(shown).toHaveLength(3);
});

test('dates without a zone are in the caller’s, and filter both list and groups [RISK-09]', async () => {
  const span = 'from=2026-03-10T07:00:00&to=2026-03-10T09:30:00';
  const inNewYork = { 'time-zone': 'America/New_York' };
  const ask = (path: string) =>
    admin.call(`foundation/alerts/${path}?${span}`, {
      method: 'POST',
      body: {},
      headers: inNewYork,
    });
  expect(idsOf((await ask('get')).body)).toEqual(['three', 'two']);
  const groups = (await ask('groups')).body.data;
  expect(groups.map(({ count }: { count: number }) => count)).toEqual([1, 1]);
});

test('charts count each account’s alerts', async () => {
  const span = 'from=2026-03-10T00:00:00&to=2026-03-10T23:59:59';
  const { series } = await post(`charts/submerchant/daily?${span}`);
  const counts = series.map(({ key, points }: { key: string; points: { value: number }[] }) => [
    key,
    points.reduce((sum, { value }) => sum + value, 0),
  ]);
  expect(new Map(counts)).toEqual(
    new Map([
      ['sm_0003', 3],
      ['sm_0011', 1],
    ]),
  );
});

test('two cards with the same kind and digits have different names in the chart', async () => {
  const { pool } = api.open;
  for (const [token, alertId] of [
    ['tok_chart_1', 'one'],
    ['tok_chart_2', 'four'],
  ]) {
    await pool.query(
      `insert into card_tokens (token, facilitator_id, brand, kind, last4, expiration_month,
         expiration_year, created_at)
       values ($1, 'harbor', 'visa', 'DEBIT', '5556', 12, 2030, now())`,
      [token],
    );
    await pool.query("update alerts set token = $1, last4 = '5556' where alert_id = $2", [
      token,
      alertId,
    ]);
  }
  const span = 'from=2026-03-10T00:00:00&to=2026-03-10T23:59:59';
  const { series } = await post(`charts/cctoken/daily?${span}`);
  const names = series.map(({ name }: { name: string }) => name);
  expect(new Set(names).size).toBe(2);
  for (const name of names) expect(name).toMatch(/^Visa debit •••• 5556, ./);
});

test('a card that others accepted too is distinguished by the caller’s account, never by theirs', async () => {
  const { pool } = api.open;
  await pool.query("update alerts set token = 'tok_shared' where alert_id in ('four', 'five')");
  await pool.query("update alerts set last4 = '5556' where alert_id in ('one', 'four', 'five')");
  const { rows } = await pool.query<{ dba_name: string }>(
    "select dba_name from sub_merchants where sub_merchant_id in ('sm_0011', 'sm_0041') order by sub_merchant_id",
  );
  const [own, foreign] = rows.map(({ dba_name }) => dba_name);
  const span = 'from=2026-03-10T00:00:00&to=2026-03-10T23:59:59';
  const { series } = await post(`charts/cctoken/daily?${span}`);
  const shared = series.find(({ key }: { key: string }) => key === 'tok_shared');
  expect(shared.name).not.toContain(foreign);
  await pool.query("update alerts set token = 'tok_twin' where alert_id = 'one'");
  const twins = (await post(`charts/cctoken/daily?${span}`)).series.map(
    ({ name }: { name: string }) => name,
  );
  expect(twins.join()).toContain(own);
  expect(twins.join()).not.toContain(foreign);
});

test('an alert names its card’s brand and kind, if it has one', async () => {
  const { pool } = api.open;
  await pool.query(
    `insert into card_tokens (token, facilitator_id, brand, kind, last4, expiration_month,
       expiration_year, created_at)
     values ('tok_named', 'harbor', 'amex', 'CREDIT', '1005', 12, 2030, now())`,
  );
  await pool.query(
    "update alerts set token = 'tok_named', last4 = '1005' where alert_id = 'three'",
  );
  const card = async (alertId: string) => {
    const { data } = await post(`get?singleSearch=${alertId}`);
    const { cardBrand, cardKind, truncatedCardNumber } = data[0];
    return { cardBrand, cardKind, truncatedCardNumber };
  };
  expect(await card('three')).toEqual({
    cardBrand: 'amex',
    cardKind: 'CREDIT',
    truncatedCardNumber: '1005',
  });
  expect(await card('two')).toEqual({
    cardBrand: null,
    cardKind: null,
    truncatedCardNumber: null,
  });
});

test('a bulk call moves what it can, and reports the rest [RISK-04, RISK-06]', async () => {
  await post('ack', { alertId: 'one' });
  const response = await post('batch/ack', { alertIds: ['one', 'two', 'five', 'two'] });
  expect(response.count).toBe(1);
  expect(response.failed.map(({ id }: { id: string }) => id)).toEqual(['one', 'five']);
});

test('filters choose the alerts of a bulk call, which also clears who acknowledged them [RISK-02, RISK-05, RISK-06]', async () => {
  const before = await post('get?status=acknowledged');
  expect(idsOf(before)).toEqual(['one', 'two']);
  expect(before.data[0].acknowledge.user).toBe('admin@harbor');
  const response = await post('bulk/unack', { filters: { severity: ['high'] } });
  expect(response).toEqual({ count: 1, failed: [] });
  const { data } = await post('get?severity=high');
  expect(data[0]).toMatchObject({ status: 'unacknowledged', acknowledge: null });
});

test('discarded alerts leave the list, also by filter, and other facilitators’ stay', async () => {
  const response = await post('discard', { filters: { ruleId: ['rul_a'] } });
  expect(response).toEqual({ count: 3, failed: [] });
  expect(idsOf(await post('get'))).toEqual(['three']);
  const juniper = await api.signIn('admin@juniper');
  const list = await juniper.call('foundation/alerts/get', { method: 'POST', body: {} });
  expect(idsOf(list.body)).toEqual(['five']);
});
