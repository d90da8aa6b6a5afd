import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { parseCsv } from '../../../test/csv.ts';
import { type InjectedResponse, injectedSignIn } from '../../../test/injected-api.ts';
import {
  type AskedList,
  everyList,
  listNamed,
  type Query,
} from '../../../test/lists/every-list.ts';
import { madeOfRow, ranks, sameForAll } from '../../../test/lists/fields.data.ts';
import { figures, splits, sums } from '../../../test/lists/figures.data.ts';
import { at, everyPath, wrongColumn } from '../../../test/lists/file-columns.ts';
import { askedZone } from '../../../test/lists/local-time.ts';
import { plantVariety } from '../../../test/lists/plant.ts';
import {
  choose,
  fieldsOfFilter,
  fieldsOfSort,
  held,
  queriesOf,
  type Row,
  satisfies,
  triedFilters,
  type Value,
  written,
} from '../../../test/lists/rows.ts';
import { useInjectedApi } from '../../../test/use.ts';

/*
 * What a list is asked for is what its contract says: each filter, each sort, each column of its file and
 * each figure beside it is of the field that it names. Names that differ from their field's are listed, and
 * read by people.
 */

const api = useInjectedApi();
const people = new Map<string, Query>();

/** What rows say by another record's ID: an account's product, a payment's subscription. */
const productOf = new Map<unknown, unknown>();
const subscriptionOf = new Map<unknown, unknown>();

beforeAll(async () => {
  for (const login of ['admin', 'provider'])
    people.set(login, await injectedSignIn(api, `${login}@harbor`));
  const { pool } = api.open;
  await plantVariety(pool);
  const accounts = await pool.query('select sub_merchant_id, sp_product_id from sub_merchants');
  for (const { sub_merchant_id, sp_product_id } of accounts.rows)
    productOf.set(sub_merchant_id, sp_product_id);
  const paid = await pool.query(
    'select transaction_id, subscription_id from transactions where subscription_id is not null',
  );
  for (const { transaction_id, subscription_id } of paid.rows)
    subscriptionOf.set(transaction_id, subscription_id);
});

async function asked(
  method: string,
  path: string,
  query: Query,
  by = 'admin',
): Promise<InjectedResponse> {
  const response = await api.send({
    brand: 'harbor',
    method,
    path: `${path}?${new URLSearchParams(query)}`,
    headers: { ...people.get(by), 'time-zone': askedZone },
  });
  if (response.status !== 200)
    throw new Error(`${path} ${JSON.stringify(query)}: ${response.text}`);
  return response;
}

const ask = ({ endpoint: { method, path }, by, base }: AskedList, query: Query) =>
  asked(method, path, { ...base, ...query }, by);

const widened = ({ endpoint }: AskedList, row: Row): Row => ({
  ...row,
  spProductId: row['spProductId'] ?? productOf.get(row['subMerchantId']),
  subscriptionId: row['subscriptionId'] ?? subscriptionOf.get(row['transactionId']),
  ...madeOfRow[endpoint.id]?.(row),
});

interface Page {
  readonly rows: readonly Row[];
  readonly count: number;
  readonly nextCursor: string | undefined;
}

const pages = z.object({
  data: z.array(z.record(z.string(), z.unknown())),
  count: z.int(),
  nextCursor: z.optional(z.string()),
});

/** A page of a hundred. The standard template is left out: it stands ahead whatever is asked. */
async function pageOf(list: AskedList, query: Query): Promise<Page> {
  const { body } = await ask(list, { pageSize: '100', ...query });
  const { data, count, nextCursor } = pages.parse(body);
  const rows = data.filter(({ isBuiltIn }) => isBuiltIn !== true).map((row) => widened(list, row));
  return { rows, count, nextCursor };
}

/** @param enough rows at least, where there are so many; all by default. */
async function everyRow(list: AskedList, query: Query, enough = Infinity): Promise<Row[]> {
  const rows: Row[] = [];
  let cursor: Query = {};
  for (;;) {
    const page = await pageOf(list, { ...query, ...cursor });
    rows.push(...page.rows);
    if (page.nextCursor === undefined || rows.length >= enough) return rows;
    cursor = { cursor: page.nextCursor };
  }
}

/** A row by its ID where it counts what was asked for, by all it says elsewhere. */
const identityOf = (row: Row): string =>
  JSON.stringify('firstAt' in row ? (row['groupId'] ?? row['alertGroupId'] ?? row) : row);

const namedLists = everyList.map((list) => [list.name, list] as const);

/** What the data can't tell from anything else. */
const same: string[] = [];

describe.each(namedLists)('the list %s', (name, list) => {
  test('returns, for each filter, the rows that match its field', async () => {
    const { rows } = await pageOf(list, {});
    const wrong: string[] = [];
    for (const filter of triedFilters(list)) {
      const fields = fieldsOfFilter(list, filter.key);
      const choice = choose(list, rows, filter);
      if (choice === undefined) {
        wrong.push(`${filter.key}: no row has ${fields.join(' or ')}`);
        continue;
      }
      if (!choice.tells) same.push(`${name}.${filter.key}`);
      const query = { [filter.key]: written(filter, choice.asked) };
      const found = (await pageOf(list, query)).rows;
      const isAsked = (row: Row): boolean => satisfies(row, list, filter, choice.asked);
      const shown = new Set(found.map(identityOf));
      const other = found.find((row) => !isAsked(row));
      const missing = rows.find((row) => isAsked(row) && !shown.has(identityOf(row)));
      const said = Object.entries(query).join('=').replace(',', '=');
      if (found.length === 0) wrong.push(`${said} finds nothing`);
      if (other) wrong.push(`${said} finds one with ${held(other, fields).join(', ')}`);
      if (missing) wrong.push(`${said} leaves out one with ${held(missing, fields).join(', ')}`);
    }
    expect(wrong).toEqual([]);
  });

  test('is ordered by the field of its sort', async () => {
    const wrong: string[] = [];
    for (const sort of list.sorts) {
      const fields = fieldsOfSort(list, sort);
      const valueOf = (row: Row): Value | undefined => {
        const [value] = held(row, fields);
        const place = ranks[sort]?.indexOf(String(value)) ?? -1;
        return place < 0 ? value : place;
      };
      const valuesIn = async (query: Query): Promise<(Value | undefined)[]> => {
        const { rows, count } = await pageOf(list, query);
        const values = rows.map(valueOf);
        if ('page' in query || values.some((value) => value !== undefined)) return values;
        // What has no value fills the first page.
        return valuesIn({ ...query, page: String(Math.ceil(count / 100)) });
      };
      const [up, down] = [await valuesIn({ sort }), await valuesIn({ sort: `-${sort}` })];
      for (const [values, direction] of [
        [up, `${sort} up`],
        [down.toReversed(), `${sort} down`],
      ] as const) {
        const known = values.filter((value) => value !== undefined);
        const place = known.findIndex((value, index) => value < (known[index - 1] ?? value));
        if (known.length === 0) wrong.push(`${direction}: no row has ${fields.join(' or ')}`);
        if (place >= 0) wrong.push(`${direction}: ${known[place]} beside ${known[place - 1]}`);
        // The database's own places of what has no value: last going up.
        const lastKnown = values.findLastIndex((value) => value !== undefined);
        if (lastKnown >= known.length) wrong.push(`${direction}: rows without it amid others`);
      }
      const [least] = up.filter((value) => value !== undefined);
      const [most] = down.filter((value) => value !== undefined);
      if (new Set([...up, ...down]).size < 2) same.push(`${name} by ${sort}`);
      else if (least === undefined || most === undefined || least > most)
        wrong.push(`${sort}: from ${least} to ${most}`);
    }
    expect(wrong).toEqual([]);
  });
});

const exporting = namedLists.filter(([, { endpoint }]) => endpoint.csv !== undefined);

describe.each(exporting)('the file of %s', (name, list) => {
  async function wrongColumns(query: Query, paths: readonly string[]): Promise<string[]> {
    const rows = await everyRow(list, query, 500);
    const { count } = await pageOf(list, query);
    const file = await ask(list, { ...query, [list.endpoint.csvQuery ?? 'export']: 'csv' });
    const [headers = [], ...lines] = parseCsv(file.text);
    expect(lines.length).toBe(count);
    return headers.flatMap((header, column) => {
      const said = header.replace(` (${askedZone})`, '');
      const cells = lines.slice(0, rows.length).map((line) => line[column] ?? '');
      if (!('sort' in query) && cells.every((cell) => cell === ''))
        same.push(`${name} column ${said}`);
      return wrongColumn(name, said, cells, rows, paths) ?? [];
    });
  }

  test('has the list’s rows, and in each column the field in its header', async () => {
    const rows = await everyRow(list, {}, 500);
    const paths = everyPath(rows);
    expect(await wrongColumns({}, paths)).toEqual([]);
    const narrowed = queriesOf(list, rows.slice(0, 100)).at(-1);
    for (const sort of list.sorts)
      expect(await wrongColumns({ ...narrowed, sort: `-${sort}` }, paths)).toEqual([]);
  });
});

const hasKeys = (keys: readonly string[], query: Query): boolean =>
  Object.keys(query).every((key) => keys.includes(key));

/** What a field of rows comes to; how many they are, for `rows`. */
const sumOf = (rows: readonly Row[], field: string): number =>
  field === 'rows'
    ? rows.length
    : Math.round(rows.reduce((sum, row) => sum + Number(at(row, field) ?? 0) * 100, 0)) / 100;

describe('figures', () => {
  test.each(Object.entries(sums))('of %s are those of its rows', async (name, counted) => {
    const [groups, list] = [listNamed(name), listNamed(counted.of)];
    const keys = groups.filters.map(({ key }) => key);
    const wrong: string[] = [];
    for (const query of queriesOf(list, (await pageOf(list, counted.within)).rows)) {
      if (!hasKeys(keys, query)) continue;
      const narrowed = { ...counted.within, ...query };
      const [told, rows] = [await everyRow(groups, narrowed), await everyRow(list, narrowed)];
      for (const [figure, field] of Object.entries(counted.fields)) {
        const [said, sum] = [sumOf(told, figure), sumOf(rows, field)];
        if (said !== sum) wrong.push(`${JSON.stringify(query)}: ${figure} ${said}, not ${sum}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test.each(Object.entries(figures))('of %s are those of its rows', async (path, beside) => {
    const list = listNamed(beside.of);
    const keys = beside.keys ?? list.filters.map(({ key }) => key);
    const wrong: string[] = [];
    for (const query of queriesOf(list, (await pageOf(list, beside.within)).rows)) {
      if (!hasKeys(keys, query)) continue;
      const told = await asked('GET', path, { ...beside.within, ...query });
      for (const { narrowed, fields } of beside.parts) {
        if (Object.keys(narrowed).some((key) => key in query)) continue;
        const rows = await everyRow(list, { ...beside.within, ...query, ...narrowed });
        for (const [figure, field] of Object.entries(fields)) {
          const [said, sum] = [Number(at(told.body, figure)), sumOf(rows, field)];
          if (said !== sum) wrong.push(`${JSON.stringify(query)}: ${figure} ${said}, not ${sum}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  test.each(Object.entries(splits))('of %s are split by its keys', async (name, split) => {
    const list = listNamed(name);
    const whole = sumOf(await everyRow(list, split.within), split.figure);
    const values = { subMerchantId: productOf.keys(), spProductId: new Set(productOf.values()) };
    for (const [key, each] of Object.entries(values)) {
      let sum = 0;
      for (const value of each) {
        const rows = await everyRow(list, { ...split.within, [key]: String(value) });
        sum += sumOf(rows, split.figure);
      }
      expect([key, sum]).toEqual([key, whole]);
    }
  });
});

test('nearly every field distinguishes rows', () => {
  expect(same.toSorted()).toEqual(Object.keys(sameForAll).toSorted());
});
