import type { Pool } from 'pg';

/*
 * Invariants that must hold at every moment, checked by database triggers on each change. None of the rules comes from
 * the platform.
 */

const isSuspended = (id: string) =>
  `exists (select 1 from sub_merchants s join applications a using (application_id)
     where s.sub_merchant_id = ${id} and a.is_suspended)`;

const onTheirWay = `('pending', 'approved', 'ack', 'instructed')`;

const watchers = `
  create table watched (fault text not null);
  create function watch_payments() returns trigger language plpgsql as $$
  begin
    if ${isSuspended('new.sub_merchant_id')} then
      insert into watched values ('a ' || new.operation || ' began while its account was suspended: ' || new.transaction_id);
    end if;
    return null;
  end $$;
  create trigger watched after insert on transactions for each row
    when (new.operation in ('sale', 'auth')) execute function watch_payments();

  create function watch_payouts() returns trigger language plpgsql as $$
  begin
    if new.status in ${onTheirWay} and (tg_op = 'INSERT' or old.status <> new.status)
      and ${isSuspended('new.sub_merchant_id')} then
      insert into watched values ('a payout of a suspended account became ' || new.status || ': ' || new.payout_id);
    end if;
    return null;
  end $$;
  create trigger watched after insert or update on payouts for each row execute function watch_payouts();

  create function watch_suspensions() returns trigger language plpgsql as $$
  begin
    insert into watched select 'left ' || p.status || ' by a suspension: ' || p.payout_id
      from payouts p join sub_merchants s using (sub_merchant_id)
      where s.application_id = new.application_id and p.status in ('pending', 'approved', 'ack');
    return null;
  end $$;
  create constraint trigger watched after update on applications deferrable initially deferred
    for each row when (new.is_suspended and not old.is_suspended) execute function watch_suspensions();`;

export async function watch(pool: Pool): Promise<void> {
  await pool.query(watchers);
}

/** The violations since the last call. */
export async function seen(pool: Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ fault: string }>('delete from watched returning fault');
  return rows.map(({ fault }) => fault);
}
