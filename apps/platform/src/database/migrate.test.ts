import { randomBytes } from 'node:crypto';
import { actionAbilities, menuAbilities } from '@payfac/domain/access';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { insertRow, migrateUpTo } from '../../test/older-database.ts';
import { mergeAllTallies } from '../areas/reporting/merge-tallies.ts';
import { readSettlementFiles } from '../settlement/read-files.ts';
import { createProviders } from '../simulator/providers.ts';
import { type OpenDatabase, openDatabase } from './connection.ts';
import { createDatabase, dropDatabase } from './create-database.ts';
import { applyMigrations } from './migrate.ts';

const name = `test_${randomBytes(6).toString('hex')}`;
let open: OpenDatabase;

const payment = (id: string, values: object) =>
  insertRow(open.pool, 'transactions', {
    transaction_id: id,
    root_transaction_id: id,
    facilitator_id: 'fac',
    sp_product_id: 'spp',
    sub_merchant_id: 'sm_1',
    operation: 'sale',
    outcome: 'success',
    status: 'settled',
    payment_type: 'creditCard',
    provider: 'simulator',
    processor_reference: id,
    amount: 5000,
    approved_amount: 5000,
    ...values,
  });

const person = (id: string, roles: readonly string[], values: object = {}) =>
  insertRow(open.pool, 'users', {
    user_id: id,
    facilitator_id: 'fac',
    username: id,
    email: `${id}@shop.example`,
    acl: JSON.stringify(roles.map((role) => ({ role, forcePasswordReset: false }))),
    roles,
    ...values,
  });

const key = (id: string, createdBy: string) =>
  insertRow(open.pool, 'api_keys', {
    api_user_id: id,
    facilitator_id: 'fac',
    sp_product_id: 'spp',
    secret_hash: id,
    created_by: createdBy,
  });

async function rowsBefore(): Promise<void> {
  const captured = { captured_amount: 5000 };
  const disputed = { operation: 'chargeback', root_transaction_id: 'disputed', amount: 4000 };
  const won = { operation: 'chargeback', root_transaction_id: 'won' };
  const echeck = { payment_type: 'eCheck' };
  await insertRow(open.pool, 'facilitators', { facilitator_id: 'fac' });
  await insertRow(open.pool, 'sp_products', {
    sp_product_id: 'spp',
    facilitator_id: 'fac',
    slug: 'spp',
  });
  await payment('disputed', captured);
  await payment('disputed-chargeback', { ...disputed, approved_amount: null });
  await payment('won', { ...captured, created_at: '2026-01-06T09:00:00Z' });
  await payment('won-chargeback', won);
  await payment('won-reversal', { ...won, operation: 'reversal' });
  await payment('returned', { ...captured, ...echeck, approved_amount: 5000 });
  await payment('returned-return', {
    ...echeck,
    operation: 'reversal',
    root_transaction_id: 'returned',
  });
  await payment('declined', { outcome: 'failure', status: 'declined', approved_amount: 0 });
  await payment('partial', {
    approved_amount: 3000,
    captured_amount: 3000,
    sub_merchant_id: 'sm_2',
  });

  const settled = { batch_id: 'bat_1', ...captured };
  await payment('settled-sale', settled);
  await payment('settled-refund', {
    ...settled,
    operation: 'refund',
    root_transaction_id: 'settled-sale',
    amount: 1200,
    approved_amount: 1200,
    captured_amount: 0,
  });
  for (const [reference, kind, amount] of [
    ['settled-sale', 'sale', 5000],
    ['settled-refund', 'refund', 1100],
  ] as const) {
    await insertRow(open.pool, 'simulator.operations', {
      reference,
      processor_transaction_id: `sim_${reference}`,
      payment_reference: 'settled-sale',
      merchant_id: 'simm_1',
      kind,
      result: 'approved',
      amount,
      approved_amount: amount,
      response_code: '00',
      response_message: 'Approved',
      created_at: '2026-01-05T15:30:00Z',
      decided_at: '2026-01-05T15:30:00Z',
    });
  }
  await insertRow(open.pool, 'batches', {
    batch_id: 'bat_1',
    facilitator_id: 'fac',
    sub_merchant_id: 'sm_1',
    provider: 'simulator',
  });

  await person('underwriter', ['underwriter']);
  await person('keeper', ['manager', 'accounting'], { sub_merchant_ids: ['sm_1', 'sm_2'] });
  await person('provider', ['service-provider'], { product_ids: ['spp'] });
  await person('nobody-anywhere', ['manager']);
  await person('gone', ['manager'], {
    sub_merchant_ids: ['sm_1'],
    deleted_at: '2026-01-07T00:00:00Z',
  });
  await key('key_of_provider', 'provider');
  await key('key_of_stranger', 'left-long-ago');
}

beforeAll(async () => {
  const serverUrl = inject('databaseServerUrl');
  await createDatabase(serverUrl, name);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  open = openDatabase(url.href, { poolSize: 2 });
  await migrateUpTo(open.database, '0020_turns-that-find-nothing');
  await rowsBefore();
  await applyMigrations(open.database);
});

afterAll(async () => {
  await open.close();
  await dropDatabase(inject('databaseServerUrl'), name);
});

const query = async (statement: string) => (await open.pool.query(statement)).rows;

describe('a database that grew before what was paid, memberships and keys of makers', () => {
  test('knows what was disputed of the payments it has', async () => {
    const disputed = await query(
      'select transaction_id as id, disputed_amount::int as amount from transactions where disputed_amount <> 0 order by 1',
    );
    expect(disputed).toEqual([
      { id: 'disputed', amount: 4000 },
      { id: 'returned', amount: 5000 },
    ]);
  });

  test('has sums that equal its operations, by every unit, before and after they are merged', async () => {
    const sums = () =>
      query(
        `select unit, sum(count)::int as count, sum(captured)::int as captured, sum(shown)::int as shown
         from transaction_tallies where sub_merchant_id is null and provider = 'simulator' group by 1 order by 1`,
      );
    const [all] = await query(
      `select count(*)::int as count, sum(captured_amount)::int as captured,
         sum(case when outcome = 'success' then coalesce(nullif(approved_amount, 0), amount) else amount end)::int as shown
       from transactions where outcome = 'success' or status = 'declined'`,
    );
    const expected = ['day', 'hour', 'month'].map((unit) => ({ unit, ...all }));
    expect(all.count).toBe(11);
    expect(await sums()).toEqual(expected);
    await mergeAllTallies(open.database);
    expect(await sums()).toEqual(expected);
  });

  test('goes on summing what comes in', async () => {
    await payment('later', {
      captured_amount: 700,
      amount: 700,
      approved_amount: 700,
      provider: 'other',
    });
    expect(
      await query(
        `select sum(captured)::int as captured from transaction_tallies
         where provider = 'other' and unit = 'month' and sub_merchant_id = 'sm_1'`,
      ),
    ).toEqual([{ captured: 700 }]);
  });

  test('holds each role at every place it was held, and none for those who are gone', async () => {
    const held = await query(
      'select user_id as who, role, place_kind as kind, place_id as place from memberships order by 1, 2, 4',
    );
    expect(held).toEqual([
      { who: 'keeper', role: 'accounting', kind: 'account', place: 'sm_1' },
      { who: 'keeper', role: 'accounting', kind: 'account', place: 'sm_2' },
      { who: 'keeper', role: 'manager', kind: 'account', place: 'sm_1' },
      { who: 'keeper', role: 'manager', kind: 'account', place: 'sm_2' },
      { who: 'provider', role: 'service-provider', kind: 'product', place: 'spp' },
      { who: 'underwriter', role: 'underwriter', kind: 'brand', place: 'fac' },
    ]);
  });

  test('has no lists of roles and places beside the memberships', async () => {
    const left = await query(
      `select 1 from information_schema.columns where table_name = 'users'
       and column_name in ('acl', 'roles', 'application_ids', 'sub_merchant_ids', 'product_ids')`,
    );
    expect(left).toEqual([]);
  });

  test('gets the settlement files of its batches, and finds what they differ in', async () => {
    const now = new Date('2026-01-07T00:00:00Z');
    const { database } = open;
    const { processorOf } = createProviders({ database, now: () => Promise.resolve(now) });
    expect(await readSettlementFiles({ database, processorOf }, now)).toBe(1);
    expect(await readSettlementFiles({ database, processorOf }, now)).toBe(0);
    const files = await query(
      `select batch_id as id, operation_count as ours, operation_amount::int as amount,
         line_count as lines, line_amount::int as paid from settlement_files`,
    );
    expect(files).toEqual([{ id: 'bat_1', ours: 2, amount: 3800, lines: 2, paid: 3900 }]);
    const differences = await query(
      'select kind, transaction_id as id, gap::int as gap from reconciliation_differences',
    );
    expect(differences).toEqual([{ kind: 'other-amount', id: 'settled-refund', gap: 100 }]);
  });

  test('is left as it is once it was brought up to date', async () => {
    const count = () => query('select count(*)::int as count from migrations');
    const before = await count();
    await applyMigrations(open.database);
    expect(await count()).toEqual(before);
  });

  test('has keys that do what a service provider does, and nothing where the maker is unknown', async () => {
    const keys = await query(
      'select api_user_id as id, maker_user_id as maker, abilities, sub_merchant_ids as accounts from api_keys order by 1',
    );
    expect(keys).toMatchObject([
      { id: 'key_of_provider', maker: 'provider', accounts: [] },
      { id: 'key_of_stranger', maker: 'nobody', accounts: [] },
    ]);
    const known: ReadonlySet<string> = new Set([...menuAbilities, ...actionAbilities]);
    for (const one of keys) {
      expect(one.abilities.filter((ability: string) => !known.has(ability))).toEqual([]);
      expect(one.abilities).toContain('sidebar.webhooks');
    }
  });
});
