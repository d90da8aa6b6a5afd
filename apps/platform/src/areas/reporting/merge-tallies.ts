import { sql } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import { transactionTallies } from '../../database/schema/index.ts';

const s = transactionTallies;

/** Days back in which hours are looked through: operations of older ones hardly change. */
const lookedThroughDays = 120;

/**
 * Adds the differences of one span and kind together. What is added meanwhile is not seen, and stays.
 * @param now business time.
 * @returns how many sums were written.
 */
export async function mergeTallies(database: Database, now: Date): Promise<number> {
  const since = new Date(now.getTime() - lookedThroughDays * 86_400_000).toISOString();
  const { rowCount } = await database.execute(sql`
    with several as (
      select facilitator_id, unit, hour from ${s} where hour >= ${since}
      group by facilitator_id, unit, hour, sp_product_id, sub_merchant_id, operation, payment_type, outcome, status
      having count(*) > 1 limit 2000
    ), gone as (
      delete from ${s} where (facilitator_id, unit, hour) in (select facilitator_id, unit, hour from several)
      returning *
    )
    insert into ${s} (facilitator_id, sp_product_id, sub_merchant_id, unit, hour, operation,
      payment_type, outcome, status, count, moved, asked)
    select facilitator_id, sp_product_id, sub_merchant_id, unit, hour, operation, payment_type, outcome,
      status, sum(count), sum(moved), sum(asked)
    from gone group by 1, 2, 3, 4, 5, 6, 7, 8, 9 having sum(count) <> 0 or sum(moved) <> 0`);
  return rowCount ?? 0;
}
