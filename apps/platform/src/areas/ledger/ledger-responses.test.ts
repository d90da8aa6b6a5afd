import { expect, test } from 'vitest';
import { usePerson, useTestApi } from '../../../test/use.ts';

const api = useTestApi();
const admin = usePerson(api, 'admin@harbor');

/** The sum of entries, in dollars, read straight from the table. */
async function sumOf(condition: string): Promise<number> {
  const { rows } = await api.open.pool.query(
    `select coalesce(sum(amount), 0)::int as cents from ledger_entries where ${condition}`,
  );
  return rows[0].cents / 100;
}

test('a balance is the sum of an account’s entries, with the reserve shown separately [SCOPE-15]', async () => {
  const { data } = (await admin.get('reporting/balance?pageSize=100')).body;
  expect(data.length).toBeGreaterThan(30);
  for (const { subMerchantId, account, balance, reserved, available } of data) {
    expect(account).toBe(`merchants:${subMerchantId}`);
    expect(balance).toBe(await sumOf(`account = '${account}'`));
    expect(reserved).toBe(await sumOf(`account like 'reserve:%:${subMerchantId}'`));
    expect(available).toBe(Math.max(balance, 0));
  }
});

test('the balance before a day and the entries since add up to the current balance', async () => {
  const account = 'merchants:sm_0003';
  const from = '2026-01-01T00:00:00.000Z';
  const query = `account=${account}&from=${from}`;
  const before = await admin.get(
    `reporting/ledger/entries?${query}&getInitialBalance=true&getData=false`,
  );
  expect(before.body).toMatchObject({ data: [], count: 0 });
  expect(before.body.initialBalance).toBe(
    await sumOf(`account = '${account}' and created_at < '${from}'`),
  );
  expect(before.body.initialBalance).not.toBe(0);
  const { rows } = await api.open.pool.query(
    'select sum(amount)::int as cents from ledger_entries where account = $1 and created_at >= $2',
    [account, from],
  );
  const now = await sumOf(`account = '${account}'`);
  expect(Math.round((before.body.initialBalance + rows[0].cents / 100) * 100)).toBe(
    Math.round(now * 100),
  );
});

test('without a start date there is no initial balance [API-09]', async () => {
  const query = 'account=merchants:sm_0003&getInitialBalance=true&getData=true&pageSize=1';
  const { body } = await admin.get(`reporting/ledger/entries?${query}`);
  expect(body.initialBalance).toBe(0);
  expect(body.data).toHaveLength(1);
});

test('reserved funds add up to their totals, by card and eCheck [BOARD-21]', async () => {
  const { data, totals } = (await admin.get('reporting/ledger/reserved?pageSize=100')).body;
  const cents = (echeck: boolean) =>
    data
      .filter(
        ({ account }: { account: string }) => account.startsWith('reserve:echeck:') === echeck,
      )
      .reduce((sum: number, { amount }: { amount: number }) => sum + Math.round(amount * 100), 0);
  expect(Math.round(totals.card * 100)).toBe(cents(false));
  expect(Math.round(totals.eCheck * 100)).toBe(cents(true));
  expect(Math.round(totals.all * 100)).toBe(cents(false) + cents(true));
  expect(totals.all).toBeGreaterThan(0);
});
