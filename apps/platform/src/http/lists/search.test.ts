import { type SQL, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { usePerson, useTestApi } from '../../../test/use.ts';
import { transactionLists } from '../../areas/reporting/transaction-list.ts';
import { customers, subMerchants, transactions } from '../../kernel/database/schema/index.ts';
import { foundQuery, orderOf } from './query.ts';

/*
 * A search box is answered part by part, each by an index. It finds what looking at every row finds: the
 * expectation is written here again, in a plain scan that no index serves.
 */

const api = useTestApi();
const people = {
  admin: usePerson(api, 'admin@harbor'),
  provider: usePerson(api, 'provider@harbor'),
  manager: usePerson(api, 'manager@harbor'),
};

const t = transactions;
const c = customers;

/** Words, parts of them and other texts that rows have, and some that none has. */
const texts: string[] = [];
const accounts = new Map<string, readonly string[]>();

async function read(query: SQL): Promise<readonly Readonly<Record<string, string>>[]> {
  const { rows } = await api.open.database.execute<Record<string, string>>(query);
  return rows;
}

beforeAll(async () => {
  const rows = await read(sql`
    select distinct value from (
      select unnest(array[card_holder_name, last4, invoice_number, customer_id, authorization_code, transaction_id,
        'txn' || ltrim(substr(transaction_id, 4), '0'), (amount / 100.0)::numeric(12, 2)::text]) as value
      from transactions tablesample system (20) repeatable (7)
      union all select unnest(array[name, email, mobile_number]) from customers
      union all select dba_name from sub_merchants
    ) as each where value is not null order by 1`);
  texts.push(...rows.flatMap(({ value }) => value ?? []));
  for (const name of Object.keys(people)) {
    const own = await read(sql`
      select s.sub_merchant_id as id from users u join memberships m using (user_id) join sub_merchants s
        on m.place_id in (s.facilitator_id, s.sp_product_id, s.sub_merchant_id)
      where u.username = ${`${name}@harbor`}`);
    accounts.set(
      name,
      own.flatMap(({ id }) => id ?? []),
    );
  }
});

const escaped = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

const any = (conditions: readonly SQL[]): SQL => sql.join([...conditions], sql` or `);

/** No index covers this expression. */
const holds = (column: SQL | (typeof t)['last4'], text: string): SQL =>
  sql`(${column} || '') ilike ${escaped(text)}`;

function transactionHas(text: string): SQL {
  const [, digits] = /^txn(\d{1,12})$/i.exec(text) ?? [];
  const sum = /^\d+(\.\d{2})?$/.test(text) ? Math.round(Number(text) * 100) : undefined;
  return any([
    ...[t.cardHolderName, t.last4, t.invoiceNumber, t.customerId, t.authorizationCode].map((one) =>
      holds(sql`${one}`, text),
    ),
    holds(sql`${t.transactionId}`, text),
    ...(digits === undefined ? [] : [sql`(${t.transactionId} || '') ~ ${`^txn0*${digits}`}`]),
    ...(sum === undefined ? [] : [sql`abs(${t.signedAmount}) = ${sum}`]),
    sql`exists (select from ${subMerchants} where ${subMerchants.subMerchantId} = ${t.subMerchantId}
      and (${holds(sql`${subMerchants.dbaName}`, text)} or ${holds(sql`${subMerchants.legalName}`, text)}))`,
  ]);
}

function customerHas(text: string): SQL {
  return any(
    [c.name, c.email, c.mobileNumber, c.customerId].map((one) => holds(sql`${one}`, text)),
  );
}

/** Three and four digits of cards, at either end. */
const digits = fc.nat().map((place) => {
  const cards = texts.filter((text) => /^\d{4}$/.test(text));
  const four = cards[place % cards.length] ?? '';
  return [four, four.slice(1), four.slice(0, 3)][place % 3] ?? '';
});

const lists = {
  'reporting/transactions': (text: string) =>
    sql`select ${t.transactionId} as id, ${t.subMerchantId} as account from ${t} where ${transactionHas(text)}`,
  'reporting/customers': (text: string) =>
    sql`select ${c.customerId} as id, ${c.subMerchantId} as account from ${c}
      where ${c.deletedAt} is null and (${customerHas(text)})`,
};

/** Whole, or a part of it of any length, in any case. */
const anyText = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom('zq', 'zebulon', '%', '_', '\\', '12.50', 'e', '  ') },
  { weight: 2, arbitrary: digits },
  {
    weight: 6,
    arbitrary: fc
      .record({ place: fc.nat(), start: fc.nat(12), length: fc.integer({ min: 1, max: 14 }) })
      .map(({ place, start, length }) => {
        const text = texts[place % texts.length] ?? '';
        const from = start % text.length;
        return text.slice(from, from + length);
      })
      .filter((text) => text.trim() === text && text !== ''),
  },
);

test.each(Object.entries(lists))(
  'a search of %s finds by index what a full scan finds',
  async (path, scan) => {
    await fc.assert(
      fc.asyncProperty(
        anyText,
        fc.constantFrom('admin', 'provider', 'manager' as const),
        fc.boolean(),
        async (text, name, isUpper) => {
          const asked = isUpper ? text.toUpperCase() : text;
          const own = new Set(accounts.get(name));
          const rows = await read(scan(asked));
          const expected = rows.flatMap(({ id = '', account = '' }) =>
            own.has(account) ? id : [],
          );
          const found: string[] = [];
          let cursor = '';
          do {
            const query = new URLSearchParams({ singleSearch: asked, pageSize: '100' });
            if (cursor !== '') query.set('cursor', cursor);
            const { status, body } = await people[name].get(`${path}?${query}`);
            expect([asked, status]).toEqual([asked, 200]);
            expect([asked, body.count]).toEqual([asked, expected.length]);
            found.push(
              ...body.data.map((row: Record<string, string>) => row['transactionId'] ?? row['_id']),
            );
            cursor = found.length < 300 ? (body.nextCursor ?? '') : '';
          } while (cursor !== '');
          const all = new Set(expected);
          expect([asked, found.filter((id) => !all.has(id))]).toEqual([asked, []]);
          expect([asked, new Set(found).size]).toEqual([asked, found.length]);
          if (expected.length <= 300)
            expect([asked, found.toSorted()]).toEqual([asked, expected.toSorted()]);
        },
      ),
      { numRuns: 60 },
    );
  },
  120_000,
);

test('stops searching when more rows match the common part than are counted', async () => {
  const { operations } = transactionLists;
  const found = async (common: SQL | undefined, limit: number) => {
    const [row] = await read(
      foundQuery(operations, [sql`${t.last4} is not null`], {
        common,
        order: orderOf(operations, {}),
        cursor: undefined,
        part: { limit: 2, offset: 0 },
        limit,
      }),
    );
    const { greatest: count, array_to_json: ids } = row ?? {};
    return { count: Number(count), ids };
  };
  const common = operations.common?.('4242');
  expect(common).toBeDefined();
  expect(operations.common?.('42')).toBeUndefined();
  expect(await found(common, 3)).toEqual({ count: 3, ids: [] });
  const all = await found(undefined, 1_000_000);
  expect(all.ids).toHaveLength(2);
  expect(await found(common, 1_000_000)).toEqual(all);
});
