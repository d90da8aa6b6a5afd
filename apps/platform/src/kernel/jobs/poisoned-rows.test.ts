import type { JobName } from '@payfac/domain/jobs';
import { pino } from 'pino';
import { beforeAll, describe, expect, test } from 'vitest';
import { newKey } from '../../../test/api.ts';
import { tokenOf } from '../../../test/cards.ts';
import { accountOf, sell } from '../../../test/sale.ts';
import { usePerson, useTestApi } from '../../../test/use.ts';
import { useMetrics } from '../../../test/watched.ts';
import { openDispute } from '../../areas/disputes/open.ts';
import { findTransaction } from '../../areas/transactions/store.ts';
import { recordEvent } from '../../processors/simulated/record.ts';
import { jobs } from '../../program/jobs.ts';
import { createJobObserver } from './observe.ts';
import type { RowFailure } from './row-by-row.ts';
import { runJob } from './run-job.ts';

const watched = useMetrics();
const api = useTestApi();
const manager = usePerson(api, 'manager@harbor');

/** What each job writes of a row, and what tells its rows apart. */
const written: Readonly<Record<JobName, readonly [table: string, moment: string, row: string]>> = {
  'pending-inquiries': ['transactions', 'update', 'new.transaction_id'],
  'echeck-files': ['transactions', 'update', 'new.transaction_id'],
  settlement: ['batches', 'insert', 'new.sub_merchant_id || new.business_date'],
  'settlement-files': ['settlement_files', 'update', 'new.batch_id'],
  'authorization-expiry': ['transactions', 'update', 'new.transaction_id'],
  'invite-expiry': ['invites', 'update', 'new.invite_id'],
  'processor-events': ['simulator.events', 'update', 'new.event_id'],
  'echeck-settlement': ['transactions', 'update', 'new.transaction_id'],
  'dispute-deadlines': ['disputes', 'update', 'new.dispute_id'],
  'overdue-invoices': ['invoices', 'update', 'new.invoice_id'],
  'link-expiry': ['hosted_sessions', 'update', 'new.session_id'],
  'subscription-billing': ['transactions', 'insert', 'new.subscription_id'],
  installments: ['installment_payments', 'update', "new.installment_id || '-' || new.number"],
  payouts: ['payouts', 'update', 'new.payout_id'],
  'risk-metrics': ['alerts', 'insert', 'new.alert_group_id'],
  'webhook-delivery': ['webhook_deliveries', 'update', 'new.webhook_id'],
  messages: ['outbox', 'update', 'new.message_id'],
  housekeeping: ['idempotency_keys', 'delete', 'old.key'],
};

/** What a job writes beside its rows, and what others write, is left alone. */
const only: Partial<Readonly<Record<JobName, string>>> = {
  'risk-metrics': "new.rule_id not like 'job%'",
  'webhook-delivery': 'new.attempts <> old.attempts',
  messages: 'new.next_attempt_at is null',
  'subscription-billing': 'new.subscription_id is not null',
};

/**
 * From now on the first row that is written cannot be, however often it is tried. The lock makes it one
 * row where a job writes several at once.
 */
async function poison(name: JobName): Promise<void> {
  const [table, moment, row] = written[name];
  await api.open.pool.query(`
    drop sequence if exists poisoned cascade;
    create sequence poisoned minvalue 0 start 0;
    create or replace function poison() returns trigger language plpgsql as $$
    declare of_row bigint := abs(hashtext(${row}))::bigint + 1; first bigint;
    begin
      if not (${only[name] ?? 'true'}) then return coalesce(new, old); end if;
      perform pg_advisory_lock(7411);
      select last_value into first from poisoned;
      if first = 0 then perform setval('poisoned', of_row); first := of_row; end if;
      perform pg_advisory_unlock(7411);
      if first = of_row then raise exception 'poisoned'; end if;
      return coalesce(new, old);
    end $$;
    create or replace trigger poisoned before ${moment} on ${table}
      for each row execute function poison();`);
}

const cure = (name: JobName) => api.open.pool.query(`drop trigger poisoned on ${written[name][0]}`);

/** Their rows belong to no account, whose alert it would be: they are counted and logged. */
const ofNobody: ReadonlySet<JobName> = new Set(['housekeeping', 'invite-expiry', 'messages']);

const dayMs = 86_400_000;

beforeAll(async () => {
  const { pool } = api.open;
  for (const amount of [7777.02, 7777.02]) {
    await sell(manager, { token: await tokenOf(api.open), amount });
  }
  for (const amount of [61, 62]) {
    await sell(manager, { token: await tokenOf(api.open), amount, capture: false });
  }
  await pool.query(`
    insert into webhook_deliveries
    select made.* from (select * from webhook_deliveries limit 1) as one,
      generate_series(1, 2) as number,
      lateral jsonb_populate_record(null::webhook_deliveries, to_jsonb(one) || jsonb_build_object(
        'webhook_id', 'evt_due_' || number, 'status', 'pending', 'attempts', '[]'::jsonb,
        'next_attempt_at', '2026-01-01T00:00:00Z', 'url', 'http://127.0.0.1:9/')) as made`);
  await pool.query(`insert into outbox
      (message_id, facilitator_id, channel, recipient, body, next_attempt_at, created_at)
    select 'msg_old_' || number, 'harbor', 'sms', '4155550100', '', '2020-01-01', '2020-01-01'
    from generate_series(1, 2) as number`);
  await pool.query(`
    insert into idempotency_keys select made.* from
      (select * from idempotency_keys limit 1) as one, generate_series(1, 2) as number,
      lateral jsonb_populate_record(null::idempotency_keys, to_jsonb(one) || jsonb_build_object(
        'key', 'old_' || number, 'expires_at', '2020-01-01T00:00:00Z')) as made`);
  await pool.query(`update invites set status = 'sent', expires_at = '2026-01-01T00:00:00Z'
    where invite_id in (select invite_id from invites limit 2)`);
  for (const amount of [71, 72]) {
    const account = { subMerchantId: accountOf(manager), accountHolderName: 'Ada Byron' };
    const bank = { routingNumber: '110000000', accountNumber: '000123456789' };
    const tokenized = await manager.call('backoffice/transactions/echeck/tokenize', {
      method: 'POST',
      body: { ...account, ...bank },
    });
    const body = { ...account, amount, token: tokenized.body.token };
    await manager.pay('backoffice/transactions/echeck/sale', body, newKey());
  }
  const { rows } = await pool.query<{ id: string; reference: string }>(
    `select transaction_id as id, processor_reference as reference from transactions
     where facilitator_id = 'harbor' and operation = 'sale' and status = 'settled'
       and payment_type <> 'eCheck' and disputed_amount = 0 limit 4`,
  );
  const now = await api.services.clock.now();
  for (const [place, { id, reference }] of rows.entries()) {
    if (place < 2) {
      const payment = await findTransaction(api.open.database, id);
      if (!payment) throw new Error('The payment is gone.');
      const dispute = { kind: 'dispute.opened', reason: 'fraudulent' } as const;
      await openDispute(api.open.database, payment, dispute, now);
    } else {
      const event = {
        reference,
        kind: 'inquiry.opened',
        reason: 'fraudulent',
        dueAt: now,
      } as const;
      await api.open.database.transaction((transaction) => recordEvent(transaction, event));
    }
  }
  await pool.query(`with agreed as (
      update installments set status = 'active', is_agreed = true
      where installment_id in (select installment_id from installments limit 2)
      returning installment_id)
    update installment_payments set due_on = '2026-01-01', status = 'scheduled'
    where number = 1 and installment_id in (select installment_id from agreed)`);
  await pool.query(`update risk_rules set enabled = true, action = 'alert', sub_merchant_ids = '{}', condition =
    '{"kind":"metric-limit","params":{"subject":"account","metric":"amount","period":"monthly","limit":"1.00"}}'
    where rule_id in (select rule_id from risk_rules where facilitator_id = 'harbor' limit 1)`);
  await api.services.clock.advance((20 * dayMs) / 1000);
  const admin = await api.signIn('admin@harbor');
  const live = await pool.query<{ id: string }>(
    `select distinct sub_merchant_id as id from transactions
     where facilitator_id = 'harbor' and operation = 'sale' limit 2`,
  );
  for (const { id } of live.rows) {
    await sell(admin, { token: await tokenOf(api.open), subMerchantId: id, amount: 63 });
  }
  // Their own payments raised them already.
  await pool.query('delete from alerts');
});

describe('a row that fails delays no other, is counted and raises an alert', () => {
  test.each(jobs.map(({ name }) => name))('%s', async (name) => {
    const job = jobs.find((one) => one.name === name);
    if (!job) throw new Error(`No job is named ${name}.`);
    const observer = createJobObserver(pino({ level: 'silent' }));
    const failures: RowFailure[] = [];
    await poison(name);
    const now = await api.services.clock.now();
    const done = await runJob(job, api.services, now, (ofJob, failure) => {
      observer.rowFailed(ofJob, failure);
      failures.push(failure);
    });
    await cure(name);
    expect(failures).toHaveLength(1);
    expect(done).toBeGreaterThan(0);
    expect(await watched.valueOf('payfac_job_row_failures_total', { task: name })).toBe(1);
    const { rows } = await api.open.pool.query('select message from alerts where rule_id = $1', [
      `job_${name}`,
    ]);
    expect(rows.map(({ message }) => message)).toEqual(
      ofNobody.has(name) ? [] : [expect.stringContaining(failures[0]?.row.id ?? '')],
    );
  });
});
