import type { Pool } from 'pg';
import type { Attempt } from './attempts.ts';
import { ofCharges, ofMoves } from './made.ts';
import { ofMoney } from './money.ts';
import { ofPayment, ofRow, readRows } from './rows.ts';
import { ofAttempt } from './told.ts';
import { seen } from './watch.ts';

/*
 * Checks that processor, payments, ledger and responses agree once everything has finished. Its rules import nothing
 * from the platform.
 */

export interface Judged {
  readonly attempts: readonly Attempt[];
  readonly paymentIds: readonly string[];
  /** The accounts whose money moved. */
  readonly accounts: readonly string[];
  /** The start of the schedule, in business time. */
  readonly since: Date;
  /** Whether the processor refused everything it had closed. */
  readonly keepsItsWord: boolean;
}

const singleUseTokens = `
  select token from card_tokens where expires_at is not null and token = any($1::text[])`;
const singlePages = `
  select session_id from hosted_sessions where usage_type = 'single_use' and session_id = any($1::text[])`;

/** The disagreements in sentences; empty when all agree. */
export async function verdict(pool: Pool, judged: Judged): Promise<readonly string[]> {
  const { attempts, paymentIds, accounts, since, keepsItsWord } = judged;
  const rows = await readRows(pool, paymentIds);
  const byId = new Map(rows.map((row) => [row.transaction_id, row]));
  const tokens = await pool.query<{ token: string }>(singleUseTokens, [
    rows.flatMap(({ token }) => token ?? []),
  ]);
  const pages = await pool.query<{ session_id: string }>(singlePages, [
    rows.flatMap(({ hosted_session_id: page }) => page ?? []),
  ]);
  return [
    ...rows.flatMap((row) => ofRow(row, keepsItsWord)),
    ...[...Map.groupBy(rows, (row) => row.root_transaction_id).values()].flatMap(ofPayment),
    ...attempts.flatMap((one) => ofAttempt(one, byId, keepsItsWord)),
    ...ofCharges(
      rows,
      new Set(tokens.rows.map(({ token }) => token)),
      new Set(pages.rows.map(({ session_id: page }) => page)),
    ),
    ...(await ofMoves(pool, attempts, accounts, since)),
    ...(keepsItsWord ? await ofMoney(pool, paymentIds, since) : []),
    ...(await seen(pool)),
  ];
}
