import { sql } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { type Database, openDatabase } from './connection.ts';

const again = 8;

async function preparedAfter(run: (database: Database) => unknown) {
  const one = open();
  try {
    for (let time = 0; time < again; time += 1) await run(one.database);
    const { rows } = await one.pool.query('select statement from pg_prepared_statements');
    return rows.map(({ statement }) => String(statement));
  } finally {
    await one.close();
  }
}

/** One connection, so that what is kept of it can be looked at. */
const open = () => openDatabase(inject('databaseServerUrl'), { poolSize: 1 });

test('a statement that comes again and again is kept, and finds the same as before', async () => {
  const seen: unknown[] = [];
  const kept = await preparedAfter(async (database) => {
    const { rows } = await database.execute(sql`select ${seen.length}::int + 1 as often`);
    seen.push(rows[0]?.['often']);
  });
  expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(kept).toEqual(['select $1::int + 1 as often']);
});

test('one with a limit is planned again for its values', async () => {
  const kept = await preparedAfter((database) =>
    database.execute(sql`select * from generate_series(1, ${3}::int) limit ${2}::int`),
  );
  expect(kept).toEqual([]);
});
