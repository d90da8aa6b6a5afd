import type { PoolClient } from 'pg';
import { copyInto, type TableRows } from './copy.ts';
import type { SeedChunk } from './generate.ts';
import { type SeedRows, seedTables } from './rows.ts';

function tablesOf(rows: SeedRows): readonly TableRows[] {
  const byName = new Map<string, TableRows['rows']>(Object.entries(rows));
  return Object.entries(seedTables).map(([name, table]) => ({
    table,
    rows: byName.get(name) ?? [],
  }));
}

/** Writes chunks as they come. @param onChunk called with the number of payments written. */
export async function load(
  client: PoolClient,
  chunks: AsyncIterable<SeedChunk>,
  onChunk: (payments: number) => void = () => undefined,
): Promise<void> {
  for await (const { rows, payments } of chunks) {
    for (const part of tablesOf(rows)) await copyInto(client, part);
    onChunk(payments);
  }
}
