import { describe, expect, test } from 'vitest';
import type { TestResponse } from '../../../test/session.ts';
import { usePerson, useTestApi } from '../../../test/use.ts';
import { writtenColumns } from '../../../test/written-columns.ts';

const api = useTestApi();
const admin = usePerson(api, 'admin@harbor');

type Row = Record<string, string & number>;

const list = (query = ''): Promise<TestResponse> => admin.get(`reporting/transactions?${query}`);

const rowsOf = async (query: string): Promise<Row[]> => (await list(query)).body.data;

const idsOf = (rows: readonly Row[]) => rows.map(({ transactionId }) => transactionId);

/** All rows of a list, page by page, by cursor. */
async function walk(path: string, query: string): Promise<Row[]> {
  const rows: Row[] = [];
  let cursor: string | undefined;
  do {
    const at = cursor === undefined ? '' : `&cursor=${cursor}`;
    const page = await admin.get(`${path}?${query}${at}`);
    expect(page.status).toBe(200);
    rows.push(...page.body.data);
    cursor = page.body.nextCursor;
  } while (cursor !== undefined);
  return rows;
}

/** What the database holds, asked in another way. */
const countIn = async (condition: string): Promise<number> => {
  const { rows } = await api.open.pool.query(
    `select count(*)::int as count from transactions
     where facilitator_id = 'harbor' and ${condition}`,
  );
  return rows[0].count;
};

describe('pages', () => {
  test('hold ten rows unless asked for others, newest first [UI-04]', async () => {
    const { body } = await list();
    expect(body.data).toHaveLength(10);
    const times = body.data.map(({ createdAt }: Row) => createdAt);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(body.count).toBe(await countIn('true'));
    expect(await rowsOf('pageSize=3')).toHaveLength(3);
  });

  test('by number and by cursor hold the same rows [LIST-23]', async () => {
    const first = await list('pageSize=20');
    const second = await rowsOf('pageSize=20&page=2');
    const byCursor = await rowsOf(`pageSize=20&cursor=${first.body.nextCursor}`);
    expect(idsOf(byCursor)).toEqual(idsOf(second));
    const beyond = await list('page=100000');
    expect([beyond.body.data, beyond.body.count]).toEqual([[], first.body.count]);
    expect(beyond.body.nextCursor).toBeUndefined();
  });

  test.each(['singleSearch=ar', `cardHolderName=${encodeURIComponent('/^a.*n/i')}`])(
    'found by a text (%s) show every row once, in order, with their count',
    async (search) => {
      const query = `pageSize=15&sort=-amount&${search}`;
      const rows = await walk('reporting/transactions', query);
      const { count } = (await list(query)).body;
      expect(rows.length).toBeGreaterThan(15);
      expect([rows.length, new Set(idsOf(rows)).size]).toEqual([count, count]);
      const amounts = rows.map(({ signedAmount }) => Number(signedAmount));
      expect(amounts).toEqual(amounts.toSorted((one, other) => other - one));
    },
  );

  test.each(['createdAt', '-createdAt', 'amount', '-amount'])(
    'sorted by %s show every row once, in order',
    async (sort) => {
      const rows = await walk('reporting/transactions', `pageSize=100&sort=${sort}`);
      expect(new Set(idsOf(rows)).size).toBe(await countIn('true'));
      expect(rows).toHaveLength(await countIn('true'));
      const values = rows.map((row) =>
        sort.endsWith('amount') ? (row['signedAmount'] ?? '') : (row[sort.replace('-', '')] ?? ''),
      );
      const sign = sort.startsWith('-') ? -1 : 1;
      for (const [index, value] of values.slice(1).entries()) {
        const before = values[index] ?? '';
        expect(value === before || value > before === sign > 0).toBe(true);
      }
    },
  );

  test('sorted by an optional field show every row once, in both directions', async () => {
    for (const sort of ['lastSignInAt', '-lastSignInAt']) {
      const rows = await walk('users', `pageSize=4&sort=${sort}`);
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
      const isMissing = rows.map(({ lastSignInAt }) => lastSignInAt === null);
      expect(isMissing.indexOf(false) === 0).toBe(sort === 'lastSignInAt');
    }
  });

  test('give no cursor that another sort would accept', async () => {
    const { nextCursor } = (await list('sort=amount')).body;
    expect((await list(`sort=-amount&cursor=${nextCursor}`)).status).toBe(400);
  });

  test('count exactly up to ten thousand rows, and say so above that', async () => {
    await api.open.pool.query(`
      insert into transactions (${writtenColumns()})
      select ${writtenColumns('made')}
      from (select * from transactions where facilitator_id = 'juniper' limit 1) as one,
           generate_series(1, 10100) as n,
           lateral (select 'zzz' || lpad(n::text, 12, '0') as id) as named,
           lateral jsonb_populate_record(null::transactions, to_jsonb(one) || jsonb_build_object(
             'transaction_id', id, 'root_transaction_id', id, 'processor_reference', id)) as made`);
    const juniper = await api.signIn('admin@juniper');
    const { body } = await juniper.get('reporting/transactions');
    expect([body.count, body.countIsLowerBound]).toEqual([10_000, true]);
    const some = await juniper.get('reporting/transactions?transactionId=zzz00000000');
    expect([some.body.count, some.body.countIsLowerBound]).toEqual([9999, undefined]);
    await api.open.pool.query("delete from transactions where transaction_id like 'zzz%'");
  });
});

describe('filters', () => {
  const cases: readonly (readonly [query: string, condition: string])[] = [
    ['status=settled&status=voided', "status in ('settled', 'voided')"],
    ['cardBrand=visa&cardBrand=amex', "card_brand in ('visa', 'amex')"],
    ['amountMin=50&amountMax=99.99', 'amount between 5000 and 9999'],
    [
      'from=2026-01-01T00:00:00.000Z&to=2026-02-01T00:00:00.000Z',
      "created_at >= '2026-01-01T00:00Z' and created_at < '2026-02-01T00:00Z'",
    ],
    ['subMerchantId=sm_0001&subMerchantId=sm_0002', "sub_merchant_id in ('sm_0001', 'sm_0002')"],
    ['cardHolderName=aN', "card_holder_name ilike '%an%'"],
    ['cardHolderName=/^[AB]/', "card_holder_name ~ '^[AB]'"],
    ['cardHolderName=/^[ab].*n$/i', "card_holder_name ~* '^[ab].*n$'"],
    ['cardHolderName=/\\bHolt\\b/', "card_holder_name ~ '\\yHolt\\y'"],
    ['customerId=cus_', "customer_id like 'cus\\_%'"],
    ['customerId=CUS_00000000', "customer_id like 'cus\\_00000000%'"],
    ['customerId=00000001', "customer_id like '%00000001%'"],
    [
      'accountName=bistro',
      "sub_merchant_id in (select sub_merchant_id from sub_merchants where dba_name ilike '%bistro%' or legal_name ilike '%bistro%')",
    ],
    ['parentTransactionId=txn0', 'root_transaction_id <> transaction_id'],
    ['singleSearch=Holt', "card_holder_name ilike '%holt%'"],
    [
      'status=declined&cardBrand=visa&amountMin=20',
      "status = 'declined' and card_brand = 'visa' and amount >= 2000",
    ],
  ];

  test.each(cases)('%s', async (query, condition) => {
    const expected = await countIn(condition);
    expect(expected).toBeGreaterThan(0);
    expect(expected).toBeLessThan(await countIn('true'));
    const encoded = query.replaceAll(/[^=&]+/g, (part) => encodeURIComponent(part));
    expect((await list(encoded)).body.count).toBe(expected);
  });

  test('an id is found as stored, as shown and in part [LIST-05]', async () => {
    const id: string = (await list('pageSize=1')).body.data[0].transactionId;
    const shown = id.replace(/^([a-z]{3})0+/, '$1');
    expect(shown).not.toBe(id);
    for (const text of [id, id.toUpperCase(), shown, ` ${shown} `]) {
      const found = await list(`transactionId=${encodeURIComponent(text)}`);
      expect(found.body.data[0].transactionId).toBe(id);
    }
    expect((await list(`transactionId=${id}`)).body.count).toBe(1);
    const part = await list(`transactionId=${shown.slice(0, -1)}&pageSize=100`);
    expect(idsOf(part.body.data)).toContain(id);
  });

  test('a pattern that takes too long is stopped after a second, with a message', async () => {
    await api.open.pool.query(
      `update invoices set email =
         (select string_agg(md5(n::text || invoice_id), '') from generate_series(1, 600) n)`,
    );
    const slow = encodeURIComponent('/a.{50}.{50}.{50}z/');
    const response = await admin.get(`backoffice/invoices?email=${slow}`);
    expect([response.status, response.body.code]).toEqual([422, 'PATTERN_REFUSED']);
    expect(response.body.message).toMatch(/takes too long/);
    expect((await list()).status).toBe(200);
  });
});

test('a list that nobody waits for anymore is canceled in the database', async () => {
  const waiting = async (): Promise<number> => {
    const { rows } = await api.open.pool.query(
      `select count(*)::int as count from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows[0].count;
  };
  const locker = await api.open.pool.connect();
  try {
    await locker.query('begin; lock table transactions in access exclusive mode');
    const controller = new AbortController();
    const request = fetch(`${api.url}/api/v1/reporting/transactions`, {
      headers: { authorization: `Bearer ${admin.token}` },
      signal: controller.signal,
    });
    await expect.poll(waiting).toBe(2);
    controller.abort();
    await expect(request).rejects.toThrow(/abort/);
    await expect.poll(waiting).toBe(0);
  } finally {
    await locker.query('rollback');
    locker.release();
  }
});
