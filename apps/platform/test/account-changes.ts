import type pg from 'pg';

interface AccountNow {
  readonly id: string;
  /** The stored application without its log and its time of change. */
  readonly kept: string;
  readonly lines: number;
}

/** Every application with its records and bank accounts. */
export async function accountsAsTheyAre(pool: pg.Pool): Promise<readonly AccountNow[]> {
  const { rows } = await pool.query<AccountNow>(`
    select a.application_id as id, jsonb_array_length(a.logs) as lines,
      md5((to_jsonb(a) - 'logs' - 'updated_at')::text
        || (select jsonb_agg(to_jsonb(s) - 'updated_at' order by s.sub_merchant_obj_id)
              from sub_merchants s where s.application_id = a.application_id)::text
        || coalesce((select jsonb_agg(to_jsonb(b) order by b.bank_account_token)
              from payout_bank_accounts b where b.application_id = a.application_id)::text, '')) as kept
    from applications a`);
  return rows;
}

/** The applications that changed without a new line in their log. */
export function changedUnlogged(
  before: readonly AccountNow[],
  after: readonly AccountNow[],
): readonly string[] {
  const known = new Map(before.map((one) => [one.id, one]));
  return after
    .filter(({ id, kept, lines }) => {
      const earlier = known.get(id);
      return kept !== earlier?.kept && lines <= (earlier?.lines ?? 0);
    })
    .map(({ id }) => id);
}
