import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queryable } from '../../kernel/database/connection.ts';
import { transactionTallies } from '../../kernel/database/schema/index.ts';

const s = transactionTallies;

const usualSpans = 1000;

/** Writes the sums of deleted rows, in the order they are read: by account, then by span. */
const writeSums = (gone: SQL): SQL => sql`
  insert into ${s} (facilitator_id, sp_product_id, sub_merchant_id, unit, hour, operation,
    payment_type, outcome, status, provider, count, captured, shown, is_sum)
  select facilitator_id, sp_product_id, sub_merchant_id, unit, hour, operation, payment_type, outcome,
    status, provider, sum(count), sum(captured), sum(shown), true
  from ${gone} group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10
  having sum(count) <> 0 or sum(captured) <> 0 or sum(shown) <> 0
  order by facilitator_id, sub_merchant_id, unit, hour`;

/** The spans processed and the sums written; a span that totals zero writes none. */
const mergedRow = z.object({ spans: z.int(), sums: z.int() });

async function mergeSome(queryable: Queryable, most: number) {
  const { rows } = await queryable.execute(sql`
    with changed as materialized (
      select distinct unit, hour, facilitator_id, sub_merchant_id from ${s} where not is_sum
      order by 1, 2, 3, 4 limit ${most}
    ), of_products as (
      delete from ${s} using changed
      where ${s.subMerchantId} is null and changed.sub_merchant_id is null
        and ${s.facilitatorId} = changed.facilitator_id and ${s.unit} = changed.unit and ${s.hour} = changed.hour
      returning ${s}.*
    ), of_accounts as (
      delete from ${s} using changed
      where ${s.subMerchantId} = changed.sub_merchant_id and ${s.facilitatorId} = changed.facilitator_id
        and ${s.unit} = changed.unit and ${s.hour} = changed.hour
      returning ${s}.*
    ), written as (
      ${writeSums(sql`(select * from of_products union all select * from of_accounts) as gone`)}
      returning 1
    )
    select (select count(*) from changed)::int as spans, (select count(*) from written)::int as sums`);
  return mergedRow.parse(rows[0]);
}

/**
 * Adds pending differences to the sums of their span and kind, and reads nothing else. Differences added meanwhile
 * aren't seen and stay pending.
 * @param atOnce spans, of one account or of a whole facilitator, to merge per statement.
 * @returns how many sums were written.
 */
export async function mergeTallies(queryable: Queryable, atOnce = usualSpans): Promise<number> {
  let written = 0;
  for (;;) {
    const { spans, sums } = await mergeSome(queryable, atOnce);
    written += sums;
    if (spans < atOnce) return written;
  }
}

/** Merges everything at once: for a seed or a restored dump, whose operations are all pending differences. */
export async function mergeAllTallies(queryable: Queryable): Promise<void> {
  await queryable.execute(sql`with gone as (delete from ${s} returning *) ${writeSums(sql`gone`)}`);
}
