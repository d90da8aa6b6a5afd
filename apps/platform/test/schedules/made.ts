import type { Pool } from 'pg';
import type { Attempt } from './attempts.ts';
import type { Row } from './rows.ts';

/* Checks that nothing was made twice: charges of a period, a page or a token, payouts and releases. */

const isCharge = (row: Row): boolean => row.operation === 'sale' || row.operation === 'auth';
/** Includes voided charges, which were charged first. */
const isTaken = (row: Row): boolean => isCharge(row) && row.outcome === 'success';

/**
 * The subjects that were charged more than once.
 * @param of the subject of a charge; undefined when it isn't of this kind.
 */
const twice = (
  rows: readonly Row[],
  what: string,
  of: (row: Row) => string | undefined,
): readonly string[] => {
  const known = rows.filter((row) => isTaken(row) && of(row) !== undefined);
  return [...Map.groupBy(known, of)].flatMap(([name, found]) =>
    found.length > 1 ? [`${what} ${name} was charged ${found.length} times`] : [],
  );
};

const charge = (id: string | null, { charge_number: number }: Row): string | undefined =>
  id === null ? undefined : `${id} ${number}`;

/** @param singleUse tokens for one payment. @param singlePages pages for one payment. */
export const ofCharges = (
  rows: readonly Row[],
  singleUse: ReadonlySet<string>,
  singlePages: ReadonlySet<string>,
): readonly string[] => [
  ...twice(rows, 'period', (row) => charge(row.subscription_id, row)),
  ...twice(rows, 'installment', (row) => charge(row.installment_id, row)),
  ...twice(rows, 'token', ({ token }) =>
    token !== null && singleUse.has(token) ? token : undefined,
  ),
  ...twice(rows, 'page', ({ hosted_session_id: page }) =>
    page !== null && singlePages.has(page) ? page : undefined,
  ),
];

/** Each release is a line of its application's log, of the same moment as its postings. */
const releases = `from applications, jsonb_array_elements(logs) line
    where application_id in (select application_id from sub_merchants where sub_merchant_id = any($2::text[]))
      and line ->> 'verb' = 'Released reserved funds' and (line ->> 'datetime')::timestamptz >= $1`;

const faults: readonly (readonly [what: string, query: string])[] = [
  [
    'sum of releases that the ledger does not hold',
    `select said || ' said, ' || moved || ' moved' as id from (
       select coalesce(sum(translate(line ->> 'to', '$,', '')::numeric * 100), 0)::bigint as said ${releases}
     ) as acts, (
       select coalesce(sum(amount), 0)::bigint as moved from ledger_entries
       where kind = 'release' and amount > 0 and created_at >= $1 and sub_merchant_id in (
         select other.sub_merchant_id from sub_merchants own join sub_merchants other using (application_id)
         where own.sub_merchant_id = any($2::text[]))
     ) as entries where said <> moved`,
  ],
  [
    'payout of settled days that another one paid too',
    `select payout_id as id from payouts p where sub_merchant_id = any($2::text[]) and created_at >= $1
       and mode in ('scheduled', 'dynamic') and status <> 'failed'
       and not exists (select 1 from batches b where b.payout_id = p.payout_id)`,
  ],
  [
    'payout that was not taken from the balance once',
    `select p.payout_id as id from payouts p where sub_merchant_id = any($2::text[]) and created_at >= $1
       and (select count(distinct posting_id) from ledger_entries e
            where e.payout_id = p.payout_id and e.kind = 'payout')
         <> case when p.create_ledger_entries then 1 else 0 end`,
  ],
  [
    'page whose use is not its payments',
    `select session_id as id from hosted_sessions h where sub_merchant_id = any($2::text[]) and created_at >= $1
       and use_count <> (select count(*) from transactions t where t.hosted_session_id = h.session_id
         and t.operation = 'sale' and t.outcome = 'success')`,
  ],
  [
    'installment that is paid without its charge, or charged without being paid',
    `select i.installment_id || ' ' || p.number as id
     from installments i join installment_payments p using (installment_id)
     where i.sub_merchant_id = any($2::text[]) and i.created_at >= $1
       and (p.status = 'paid') <> exists (select 1 from transactions t
         where t.installment_id = p.installment_id and t.charge_number = p.number
           and t.operation = 'sale' and t.outcome = 'success')`,
  ],
  [
    'subscription that does not know what it was charged',
    `select subscription_id as id from subscriptions s where sub_merchant_id = any($2::text[]) and created_at >= $1
       and period_index <> (select count(*) from transactions t
         where t.subscription_id = s.subscription_id and t.operation = 'sale' and t.outcome = 'success')`,
  ],
];

/** Payouts and releases: exactly one for each success response. */
const moved = {
  payout: `select count(*)::int as count from payouts
    where mode = 'manual' and created_at >= $1 and sub_merchant_id = any($2::text[])`,
  // One may take from several reserves, with a posting each, and two may come at the same moment.
  release: `select count(*)::int as count ${releases}`,
} as const;

export async function ofMoves(
  pool: Pool,
  attempts: readonly Attempt[],
  accounts: readonly string[],
  since: Date,
): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const [name, query] of Object.entries(moved)) {
    const told = attempts.filter(
      (one) => one.name === name && one.answers.some(({ status }) => status === 200),
    ).length;
    const { rows } = await pool.query<{ count: number }>(query, [since, accounts]);
    if (rows[0]?.count !== told) wrong.push(`${told} of ${name} were told, ${rows[0]?.count} made`);
  }
  for (const [what, query] of faults) {
    const { rows } = await pool.query<{ id: string }>(query, [since, accounts]);
    wrong.push(...rows.map(({ id }) => `a ${what}: ${id}`));
  }
  return wrong;
}
