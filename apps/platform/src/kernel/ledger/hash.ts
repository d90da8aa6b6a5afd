import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queryable } from '../database/connection.ts';

const entriesAtOnce = 20_000;

const lineSchema = z.object({ entryId: z.string(), line: z.string() });

/**
 * The SHA-256 of the whole ledger, in hexadecimal: the same for the same entries, wherever and in whatever order they
 * are stored, and different as soon as one of them differs. Each entry is a line of JSON: an array of its columns, with
 * the time in UTC to the microsecond. Lines are in the byte order of the entries' IDs, each ended by a line feed. Read
 * it in one repeatable-read transaction if others may write.
 */
export async function ledgerHash(queryable: Queryable): Promise<string> {
  const hash = createHash('sha256');
  let after = '';
  let count = entriesAtOnce;
  while (count === entriesAtOnce) {
    const { rows } = await queryable.execute(sql`
      select entry_id as "entryId",
        json_build_array(entry_id, posting_id, kind, facilitator_id, sub_merchant_id,
          transaction_id, payout_id, batch_id, account, amount, description,
          to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))::text as line
      from ledger_entries where entry_id collate "C" > ${after}
      order by entry_id collate "C" limit ${entriesAtOnce}`);
    for (const row of rows) {
      const { entryId, line } = lineSchema.parse(row);
      hash.update(`${line}\n`);
      after = entryId;
    }
    count = rows.length;
  }
  return hash.digest('hex');
}
