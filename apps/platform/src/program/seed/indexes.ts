import type { PoolClient } from 'pg';
import * as z from 'zod/mini';

const indexRow = z.object({ name: z.string(), definition: z.string() });

/** Indexes without a constraint, which can be dropped for a load and created again. */
const droppable = `
  select format('%I.%I', n.nspname, c.relname) as name, pg_get_indexdef(i.indexrelid) as definition
  from pg_index i
  join pg_class c on c.oid = i.indexrelid
  join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'simulator')
    and not exists (select 1 from pg_constraint k where k.conindid = i.indexrelid)`;

/**
 * Drops the indexes during a load and recreates them afterwards, which is several times faster than updating them row
 * by row. All in the caller's transaction, so no one else sees the tables without indexes.
 */
export async function withoutIndexes(client: PoolClient, load: () => Promise<void>): Promise<void> {
  const { rows } = await client.query(droppable);
  const indexes = rows.map((row) => indexRow.parse(row));
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  await load();
  await client.query("set local maintenance_work_mem = '256MB'");
  for (const { definition } of indexes) await client.query(definition);
}
