import { cents } from '@payfac/domain/money';
import { isOfBatch } from '@payfac/domain/reconciliation';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { tokenOf } from '../../../test/cards.ts';
import { parseCsv } from '../../../test/csv.ts';
import { stopSeededBilling } from '../../../test/quiet.ts';
import { accountOf, act, sell } from '../../../test/sale.ts';
import { usePerson, useTestApi } from '../../../test/use.ts';
import { newId } from '../../kernel/database/ids.ts';
import { subMerchants } from '../../kernel/database/schema/index.ts';
import { simulatorOperations } from '../../processors/simulated/schema.ts';
import { createSimulator } from '../../processors/simulated/simulator.ts';
import { runDueWork } from '../../program/run-due.ts';

const api = useTestApi();
const manager = usePerson(api, 'manager@harbor');
const admin = usePerson(api, 'admin@harbor');
const bank = usePerson(api, 'bank@harbor');
const stranger = usePerson(api, 'admin@juniper');

const path = 'reporting/reconciliation';
let token: string;
let batchId: string;
const sold = new Map<string, string>();

/** Amounts for which the simulator's file is wrong, and one that it lists correctly. */
const amounts = {
  'missing-there': 7778.01,
  'other-amount': 7778.02,
  'other-status': 7778.03,
  'missing-here': 7778.04,
  none: 61.5,
} as const;

const differences = async (query: string) => (await admin.get(`${path}?${query}`)).body;

beforeAll(async () => {
  await stopSeededBilling(api.open);
  await manager.control('settle');
  token = await tokenOf(api.open);
  for (const [kind, amount] of Object.entries(amounts)) {
    const sale = await sell(manager, { token, amount });
    expect(sale.status).toBe(200);
    sold.set(kind, sale.body.transactionId);
  }
  const auth = await sell(manager, { token, amount: 40, capture: false });
  await act(manager, 'capture', auth.body.transactionId, { amount: 30 });
  await act(manager, 'refund', sold.get('none') ?? '', { amount: 11.5 });
  await manager.control('settle');
  const { data } = await differences(`transactionId=${sold.get('other-amount')}`);
  batchId = data[0]?.batchId;
});

describe('a settlement file with errors', () => {
  test.each([
    ['missing-there', { amount: 7778.01, fileAmount: null, fileStatus: null, gap: -7778.01 }],
    ['other-amount', { amount: 7778.02, fileAmount: 7769.02, fileStatus: 'settled', gap: -9 }],
    [
      'other-status',
      { amount: 7778.03, fileAmount: 7778.03, fileStatus: 'rejected', gap: -7778.03 },
    ],
  ] as const)('is reported with its difference: %s', async (kind, expected) => {
    const transactionId = sold.get(kind);
    const { data, count } = await differences(`transactionId=${transactionId}`);
    expect(count).toBe(1);
    expect(data[0]).toMatchObject({
      kind,
      status: 'open',
      operation: 'sale',
      transactionId,
      paymentId: transactionId,
      transactionStatus: 'settled',
      ...expected,
      timeline: [{ event: 'found', username: null, note: null }],
    });
  });

  test('that posts a sale twice has a line missing here', async () => {
    const { data } = await differences(`batchId=${batchId}&kind=missing-here`);
    expect(data).toMatchObject([
      { transactionId: null, paymentId: null, amount: null, fileAmount: 7778.04, gap: 7778.04 },
    ]);
  });

  test('has no other differences', async () => {
    const { data, count } = await differences(`batchId=${batchId}&pageSize=100`);
    expect(count).toBe(4);
    expect(data.map((row: { kind: string }) => row.kind).toSorted()).toEqual([
      'missing-here',
      'missing-there',
      'other-amount',
      'other-status',
    ]);
  });
});

describe('totals', () => {
  // 61.50 sold, 30.00 captured, 11.50 refunded, and the four sales of the table.
  const ours = { count: 7, amount: 31_192.1 };
  const file = { fileCount: 7, fileAmount: 23_405.1, openCount: 4, resolvedCount: 0 };

  test('of a batch show our records beside the file’s [PAY-26]', async () => {
    const { body } = await admin.get(`${path}/batches?batchId=${batchId}`);
    expect(body.count).toBe(1);
    expect(body.data[0]).toMatchObject({
      ...ours,
      ...file,
      gap: expect.closeTo(file.fileAmount - ours.amount, 5),
      receivedAt: expect.any(String),
    });
  });

  test('of days are the sums of their batches and their differences', async () => {
    const days = (await admin.get(`${path}/days?pageSize=100`)).body.data;
    expect(days.length).toBeGreaterThan(20);
    for (const day of days.slice(0, 5)) {
      const span = `businessFrom=${day.businessDate}&businessTo=${day.businessDate}&pageSize=100`;
      const batches = (await admin.get(`${path}/batches?${span}`)).body;
      const sum = (key: string) =>
        batches.data.reduce((all: number, row: Record<string, number>) => all + (row[key] ?? 0), 0);
      expect(day.batchCount).toBe(batches.count);
      for (const key of ['count', 'amount', 'fileCount', 'fileAmount', 'gap', 'openCount']) {
        expect(day[key], key).toBeCloseTo(sum(key), 5);
      }
      const found = await differences(span);
      const gaps = found.data.reduce((all: number, row: { gap: number }) => all + row.gap, 0);
      expect(day.gap).toBeCloseTo(gaps, 5);
    }
  });

  test('can be filtered by whether anything differs', async () => {
    const differing = (await admin.get(`${path}/batches?differs=true&pageSize=100`)).body.data;
    expect(differing.map((row: { batchId: string }) => row.batchId)).toContain(batchId);
    const same = (await admin.get(`${path}/batches?differs=false&pageSize=100`)).body.data;
    for (const row of same) expect(row).toMatchObject({ gap: 0, openCount: 0, resolvedCount: 0 });
  });
});

describe('a difference', () => {
  test('is resolved once, with a note, who and when', async () => {
    const { data } = await differences(`batchId=${batchId}&kind=other-amount`);
    const { differenceId } = data[0];
    const resolve = (note: string, by = bank) =>
      by.call(`${path}/${differenceId}/resolve`, { method: 'POST', body: { note } });
    expect((await resolve('  ')).status).toBe(400);
    expect((await resolve('Not mine.', stranger)).status).toBe(404);
    const { status, body } = await resolve('They keyed it in by hand.');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'resolved',
      timeline: [
        { event: 'found' },
        { event: 'resolved', username: 'bank@harbor', note: 'They keyed it in by hand.' },
      ],
    });
    expect(body.resolvedAt).toBe(body.timeline[1].at);
    const again = await resolve('Twice.', admin);
    expect([again.status, again.body.code]).toEqual([409, 'ALREADY_RESOLVED']);
    const { body: totals } = await admin.get(`${path}/batches?batchId=${batchId}`);
    expect(totals.data[0]).toMatchObject({ openCount: 3, resolvedCount: 1 });
  });

  test('is found by its filters, and exported as listed', async () => {
    const query = `batchId=${batchId}&status=open&gapMin=100&sort=-gap&provider=simulator`;
    const { data } = await differences(query);
    expect(data.map((row: { kind: string }) => row.kind)).toEqual([
      'missing-here',
      'missing-there',
      'other-status',
    ]);
    const file = await admin.get(`${path}?${query}&export=csv`);
    const [header, ...rows] = parseCsv(file.text);
    const at = (name: string) => header?.indexOf(name) ?? -1;
    expect(rows.map((row) => [row[at('Difference ID')], row[at('Gap')]])).toEqual(
      data.map((row: { differenceId: string; gap: number }) => [
        row.differenceId,
        row.gap.toFixed(2),
      ]),
    );
  });

  test('is visible only to its brand', async () => {
    const { body } = await stranger.get(`${path}?batchId=${batchId}`);
    expect(body.count).toBe(0);
  });
});

test('a missing file is awaited, and its batch counted as waiting', async () => {
  const subMerchantId = accountOf(manager);
  const { database } = api.open;
  const ofAccount = eq(subMerchants.subMerchantId, subMerchantId);
  const [account] = await database.select().from(subMerchants).where(ofAccount);
  expect(account).toBeDefined();
  await sell(manager, { token, amount: 12 });
  await api.open.pool.query(
    `update transactions set provider = 'fnbo' where sub_merchant_id = $1 and amount = 1200`,
    [subMerchantId],
  );
  await manager.control('settle');
  const { body } = await admin.get(`${path}/batches?subMerchantId=${subMerchantId}&pageSize=5`);
  expect(body.data.filter((row: { receivedAt: string | null }) => row.receivedAt === null)).toEqual(
    [expect.objectContaining({ count: 0, amount: 0, gap: 0 })],
  );
});

describe('the file of a day that is over', () => {
  /** Advances two days and runs everything that is due. */
  async function letTheDayEnd(): Promise<void> {
    await api.services.clock.advance(2 * 86_400);
    await runDueWork(api.services);
  }

  /** The processor's merchant id of an account. */
  async function merchantIdOf(subMerchantId: string): Promise<string> {
    const [account] = await api.open.database
      .select({ processors: subMerchants.processors })
      .from(subMerchants)
      .where(eq(subMerchants.subMerchantId, subMerchantId));
    return account?.processors.simulator?.merchantId ?? '';
  }

  test('reports an unknown charge of an account without a batch that day', async () => {
    const { database, clock } = api.services;
    const reference = newId('ref');
    const others = await api.open.pool.query(
      `select sub_merchant_id from sub_merchants s where facilitator_id = 'harbor'
         and sub_merchant_id <> $1 and processors->'simulator'->>'merchantId' <> ''
       order by (select max(created_at) from transactions t
         where t.sub_merchant_id = s.sub_merchant_id) nulls first limit 1`,
      [accountOf(manager)],
    );
    const subMerchantId: string = others.rows[0].sub_merchant_id;
    await createSimulator({ database, now: () => clock.now() }).sale({
      reference,
      merchantId: await merchantIdOf(subMerchantId),
      amount: cents(77_00),
      card: { behavior: null, cvvBehavior: null },
    });
    await letTheDayEnd();
    const expected = {
      kind: 'missing-here',
      status: 'open',
      subMerchantId,
      transactionId: null,
      amount: null,
      fileAmount: 77,
      gap: 77,
    };
    const { data, count } = await differences(`reference=${reference}`);
    expect([count, data[0]]).toEqual([1, expect.objectContaining(expected)]);
    expect(isOfBatch(data[0].batchId)).toBe(false);
    await letTheDayEnd();
    expect((await differences(`reference=${reference}`)).count).toBe(1);
  });

  test('reports a charge that failed here', async () => {
    const sale = await sell(manager, { token: await tokenOf(api.open, '4000000000000002') });
    const { transactionId } = sale.body;
    await api.open.database
      .update(simulatorOperations)
      .set({ result: 'approved', approvedAmount: cents(120_00) })
      .where(eq(simulatorOperations.reference, `ref_${transactionId}`));
    await letTheDayEnd();
    const { data } = await differences(`transactionId=${transactionId}`);
    expect(data).toMatchObject([
      { kind: 'failed-here', transactionId, transactionStatus: 'declined', amount: null, gap: 120 },
    ]);
  });

  test('lists an account’s charges from before its processor ID changed', async () => {
    const sale = await sell(manager, { token, amount: 64.5 });
    const subMerchantId = accountOf(manager);
    const merchantId = await merchantIdOf(subMerchantId);
    const call = (id: string) =>
      api.open.pool.query(
        `update sub_merchants set processors =
           jsonb_set(processors, '{simulator,merchantId}', to_jsonb($2::text)) where sub_merchant_id = $1`,
        [subMerchantId, id],
      );
    await call('another');
    await letTheDayEnd();
    await call(merchantId);
    expect((await differences(`transactionId=${sale.body.transactionId}`)).count).toBe(0);
  });

  test('reports nothing for voided payments', async () => {
    const voided = await sell(manager, { token, amount: 65.5 });
    await act(manager, 'void', voided.body.transactionId);
    await letTheDayEnd();
    expect((await differences(`reference=ref_${voided.body.transactionId}`)).count).toBe(0);
  });
});
