import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { testDataKey } from '../../../test/plan.ts';
import { type OpenDatabase, openDatabase } from '../../kernel/database/connection.ts';
import { createDatabase, dropDatabase } from '../../kernel/database/create-database.ts';
import { applyMigrations } from '../../kernel/database/migrate.ts';
import { ledgerViolations } from '../../kernel/ledger/laws.ts';
import { installDataKeys } from '../../kernel/sealing/keys.ts';
import { but, others, words, wrong } from './coverage.data.ts';
import { seed } from './seed.ts';

/*
 * Whenever the first start is, on a Sunday morning or before a holiday, each brand's lists contain every status and
 * kind, and every payment links to what it paid.
 */

/** The columns of the schema that hold one of several values, as declared in its files. */
function wordColumns(): string[] {
  const folder = new URL('../../kernel/database/schema/', import.meta.url);
  return readdirSync(folder).flatMap((file) =>
    readFileSync(new URL(file, folder), 'utf8')
      .split(/\bpgTable\(|\.table\(/)
      .slice(1)
      .flatMap((table) => {
        const [, name = ''] = /'([a-z_]+)'/.exec(table) ?? [];
        return [...table.matchAll(/word<[^>]*>\(\s*'([a-z_]+)'/g)].map(
          ([, column = '']) => `${name}.${column}`,
        );
      }),
  );
}

test('checks every column with fixed values, and names the unused ones with a reason', () => {
  expect(Object.keys(words).toSorted()).toEqual(wordColumns().toSorted());
  for (const [values, ...without] of Object.values(words)) {
    for (const { values: never, because } of without) {
      expect(values).toEqual(expect.arrayContaining([...never]));
      expect(because).toMatch(/\.$/);
    }
  }
});

describe.each([
  ['a Wednesday at noon', '2026-03-18T16:00:00.000Z'],
  ['a Sunday at four in the morning', '2026-03-22T08:00:00.000Z'],
  ['a Monday before business', '2026-06-15T10:30:00.000Z'],
  ['the Saturday of a long weekend', '2026-07-04T22:00:00.000Z'],
])('a first start on %s', (_, anchor) => {
  const name = `test_${randomBytes(6).toString('hex')}`;
  let open: OpenDatabase;

  beforeAll(async () => {
    installDataKeys([testDataKey]);
    const serverUrl = inject('databaseServerUrl');
    await createDatabase(serverUrl, name);
    const url = new URL(serverUrl);
    url.pathname = `/${name}`;
    open = openDatabase(url.href, { poolSize: 4 });
    await applyMigrations(open.database);
    await seed(open.pool, { scale: 2_000, anchor: new Date(anchor) });
  }, 120_000);

  afterAll(async () => {
    await open.close();
    await dropDatabase(inject('databaseServerUrl'), name);
  });

  /** The values of a column: in one brand, or overall when the table has no brand. */
  async function seenIn(table: string, column: string, brand: string): Promise<Set<string>> {
    const { rowCount } = await open.pool.query(
      `select 1 from information_schema.columns
       where table_schema = 'public' and table_name = $1 and column_name = 'facilitator_id'`,
      [table],
    );
    const { rows } = await open.pool.query<{ value: string }>(
      `select distinct ${column} as value from ${table} ${rowCount ? 'where facilitator_id = $1' : ''}`,
      rowCount ? [brand] : [],
    );
    return new Set(rows.map(({ value }) => value));
  }

  test.each(['harbor', 'juniper'])('every status and kind occurs in %s', async (brand) => {
    const missing: string[] = [];
    const lists = Object.entries(words).map(([key, [values, ...without]]) => {
      const [table = '', column = ''] = key.split('.');
      return [table, column, but(values, ...without.flatMap((one) => one.values))] as const;
    });
    for (const [table, column, values] of [...lists, ...others]) {
      const seen = await seenIn(table, column, brand);
      missing.push(
        ...values.filter((value) => !seen.has(value)).map((value) => `${table}.${column} ${value}`),
      );
    }
    expect(missing).toEqual([]);
  });

  test.each(Object.entries(wrong))('there is never %s', async (_name, query) => {
    const { rowCount } = await open.pool.query(`select * from (${query}) found limit 5`);
    expect(rowCount).toBe(0);
  });

  test('the ledger balances, and at most an eighth of the sent invoices are overdue', async () => {
    expect(await ledgerViolations(open.database)).toEqual([]);
    const { rows } = await open.pool.query<{ brand: string; share: number }>(
      `select facilitator_id as brand, (count(*) filter (where status = 'Overdue'))::float / count(*) as share
       from invoices where is_sent group by 1`,
    );
    for (const { share } of rows) expect(share).toBeLessThanOrEqual(0.125);
  });
});
