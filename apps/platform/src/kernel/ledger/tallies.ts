import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queryable } from '../database/connection.ts';
import { ledgerEntries, ledgerTallies } from '../database/schema/index.ts';

const e = ledgerEntries;
const k = ledgerTallies;

const usualSpans = 1000;

const monthOf = (at: Date): Date => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth()));
const dayOf = (at: Date): Date =>
  new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()));

/**
 * The totals of entries, as rows of `facilitator_id`, `account`, `sub_merchant_id`, `amount` and `entries` to be added
 * up: one per account and month, and before a given moment also by day and entry.
 */
export function tallied(before?: Date): SQL {
  const of = (unit: 'day' | 'month', condition = sql`true`): SQL => sql`
    select ${k.facilitatorId}, ${k.account}, ${k.subMerchantId}, ${k.amount}, ${k.entries}
    from ${k} where ${k.unit} = ${unit} and ${condition}`;
  if (!before) return of('month');
  const [month, day, end] = [monthOf(before), dayOf(before), before].map((at) => at.toISOString());
  return sql`${of('month', sql`${k.day} < ${month}`)}
    union all ${of('day', sql`${k.day} >= ${month} and ${k.day} < ${day}`)}
    union all select ${e.facilitatorId}, ${e.account}, ${e.subMerchantId}, ${e.amount}, 1
      from ${e} where ${e.createdAt} >= ${day} and ${e.createdAt} < ${end}`;
}

const writeSums = (gone: SQL): SQL => sql`
  insert into ${k} (facilitator_id, account, unit, day, amount, entries, is_sum)
  select facilitator_id, account, unit, day, sum(amount), sum(entries), true
  from ${gone} group by 1, 2, 3, 4 order by account, unit, day`;

const mergedRow = z.object({ spans: z.int(), sums: z.int() });

/**
 * Adds differences to the sum of their account and period, without reading anything else. Differences inserted
 * meanwhile aren't seen, and stay.
 * @param atOnce periods of an account per statement.
 * @returns the number of sums written.
 */
export async function mergeLedgerTallies(
  queryable: Queryable,
  atOnce = usualSpans,
): Promise<number> {
  let written = 0;
  for (;;) {
    const { rows } = await queryable.execute(sql`
      with changed as materialized (
        select distinct unit, day, account, facilitator_id from ${k} where not is_sum
        order by 1, 2, 3, 4 limit ${atOnce}
      ), gone as (
        delete from ${k} using changed
        where ${k.account} = changed.account and ${k.unit} = changed.unit and ${k.day} = changed.day
          and ${k.facilitatorId} = changed.facilitator_id
        returning ${k}.*
      ), written as (${writeSums(sql`gone`)} returning 1)
      select (select count(*) from changed)::int as spans, (select count(*) from written)::int as sums`);
    const { spans, sums } = mergedRow.parse(rows[0]);
    written += sums;
    if (spans < atOnce) return written;
  }
}

/** Adds up everything at once: after a seed or a restored dump. */
export async function mergeAllLedgerTallies(queryable: Queryable): Promise<void> {
  await queryable.execute(sql`with gone as (delete from ${k} returning *) ${writeSums(sql`gone`)}`);
}
