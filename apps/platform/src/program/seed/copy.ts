import { once } from 'node:events';
import { getTableColumns, getTableName } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { escapeIdentifier, type PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

const special = /[\\\t\n\r]/;
const everySpecial = new RegExp(special, 'g');
const escapes: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
};

const nullText = '\\N';

/** One value in COPY's text format. */
function encode(value: unknown): string {
  switch (typeof value) {
    case 'string':
      if (!special.test(value)) return value;
      return value.replace(everySpecial, (character) => escapes[character] ?? '');
    case 'number':
    case 'boolean':
      return String(value);
    default:
      throw new TypeError(`A column gave a value COPY has no text for: ${typeof value}`);
  }
}

const qualifiedName = (table: PgTable): string => {
  const { schema } = getTableConfig(table);
  const name = escapeIdentifier(getTableName(table));
  return schema ? `${escapeIdentifier(schema)}.${name}` : name;
};

const chunkRows = 2_000;

/** Rows for a table; created by `forTable`, which checks them against its columns. */
export interface TableRows {
  readonly table: PgTable;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

export const forTable = <T extends PgTable>(
  table: T,
  rows: readonly T['$inferInsert'][],
): TableRows => ({ table, rows });

/** Writes rows with COPY, through the columns' own encoding. */
export async function copyInto(client: PoolClient, { table, rows }: TableRows): Promise<void> {
  if (rows.length === 0) return;
  const columns = Object.entries(getTableColumns(table)).filter(
    ([, column]) => column.generated === undefined,
  );
  const names = columns.map(([, column]) => escapeIdentifier(column.name)).join(', ');
  const stream = client.query(copyFrom(`copy ${qualifiedName(table)} (${names}) from stdin`));
  const finished = once(stream, 'finish');
  const lineOf = (row: Readonly<Record<string, unknown>>): string =>
    columns
      .map(([key, column]) => {
        const value = row[key];
        const isNull = value === null || value === undefined;
        return isNull ? nullText : encode(column.mapToDriverValue(value));
      })
      .join('\t');

  try {
    for (let start = 0; start < rows.length; start += chunkRows) {
      const chunk = rows.slice(start, start + chunkRows).map(lineOf);
      if (!stream.write(`${chunk.join('\n')}\n`)) {
        await Promise.race([once(stream, 'drain'), finished]);
      }
    }
  } catch (error) {
    stream.destroy();
    await finished.catch(() => undefined);
    throw error;
  }
  stream.end();
  await finished;
}
