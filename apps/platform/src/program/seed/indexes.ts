import type { PoolClient } from 'pg';
import * as z from 'zod/mini';

const indexRow = z.object({ name: z.string(), definition: z.string() });

/** Indexes that back no constraint: what can be dropped for a load and made again. */
const droppable = `
  select format('%I.%I', n.nspname, c.relname) as name, pg_get_indexdef(i.indexrelid) as definition
  from pg_index i
  join pg_class c on c.oid = i.indexrelid
  join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'simulator')
    and not exists (select 1 from pg_constraint k where k.conindid = i.indexrelid)`;

/**
 * Loads with the indexes away and makes them again afterwards, which is several times faster than
 * keeping them up row by row. All in the caller's transaction: nobody sees the tables without.
 */
export async function withoutIndexes(client: PoolClient, load: () => Promise<void>): Promise<void> {
  const { rows } = await client.query(droppable);
  const indexes = rows.map((row) => indexRow.parse(row));
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  await load();
  await client.query("set local maintenance_work_mem = '256MB'");
  for (const { definition } of indexes) await client.query(definition);
}
