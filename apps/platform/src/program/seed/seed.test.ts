import { capitalRoles, roles } from '@payfac/domain/access';
import { describe, expect, it } from 'vitest';
import { testPlan } from '../../../test/database.ts';
import { useTestDatabase } from '../../../test/use.ts';
import { verifyPassword } from '../../http/sessions/passwords.ts';
import { ledgerViolations } from '../../kernel/ledger/laws.ts';
import { testCards } from '../../processors/simulated/card-behaviors.ts';
import { demoPassword } from './data/people.ts';
import { generate, type SeedPlan } from './generate.ts';
import type { SeedRows } from './rows.ts';
import { seed } from './seed.ts';

const open = useTestDatabase();

async function ask(text: string): Promise<readonly unknown[][]> {
  const { rows } = await open.pool.query({ text, rowMode: 'array' });
  return rows;
}

const one = async (text: string): Promise<unknown> => (await ask(text))[0]?.[0];

/** All rows of a plan, without the salted hashes. */
async function everyChunk(plan: SeedPlan): Promise<SeedRows[]> {
  const chunks: SeedRows[] = [];
  for await (const { rows } of generate(plan)) {
    chunks.push({ ...rows, users: rows.users.map((user) => ({ ...user, passwordHash: '' })) });
  }
  return chunks;
}

describe('the seed', () => {
  it('is the same for the same plan', async () => {
    const [first, second] = await Promise.all([everyChunk(testPlan), everyChunk(testPlan)]);
    expect(first).toEqual(second);
    expect(first.flatMap((rows) => rows.transactions).length).toBeGreaterThan(testPlan.scale);
  });

  it('differs for another scale', async () => {
    const paymentsAt = async (scale: number) => {
      const chunks = await everyChunk({ ...testPlan, scale });
      return chunks
        .flatMap((rows) => rows.transactions)
        .filter((row) => row.transactionId === row.rootTransactionId).length;
    };
    const [few, more] = [await paymentsAt(300), await paymentsAt(1300)];
    expect(few).toBeGreaterThanOrEqual(300);
    expect(more - few).toBeGreaterThan(950);
  });

  it('has the requested payments over a year, none in the future', async () => {
    const payments =
      'select count(*)::int from transactions where transaction_id = root_transaction_id';
    expect(await one(payments)).toBeGreaterThanOrEqual(testPlan.scale);
    const [[first, last] = []] = await ask(
      'select min(created_at), max(created_at) from transactions',
    );
    expect(last).toSatisfy((at: Date) => at < testPlan.anchor);
    expect(first).toSatisfy((at: Date) => at < new Date('2025-05-01'));
  });

  it('has every declined charge that paused a subscription', async () => {
    const paused = await ask(`
      select s.failed_attempts, count(t.transaction_id)::int
      from subscriptions s
      left join transactions t on t.subscription_id = s.subscription_id
        and t.charge_number = s.period_index and t.status = 'declined'
      where s.status = 'paused' group by s.subscription_id`);
    expect(paused.length).toBeGreaterThan(0);
    for (const [failed, declined] of paused) expect([failed, declined]).toEqual([4, 4]);
  });

  it('balances the ledger', async () => {
    expect(await ledgerViolations(open.database)).toEqual([]);
  });

  it('has every kind of operation and outcome', async () => {
    const states = await ask('select distinct operation, status from transactions');
    const seen = states.map(([operation, status]) => `${String(operation)} ${String(status)}`);
    expect(seen).toEqual(
      expect.arrayContaining([
        'sale settled',
        'sale processing',
        'sale declined',
        'sale voided',
        'sale refunded',
        'sale partially-refunded',
        'sale charged-back',
        'auth expired',
        'auth voided',
        'auth settled',
        'auth authorized',
        'capture success',
        'refund success',
        'void success',
        'chargeback success',
        'reconciled success',
        'reversal success',
      ]),
    );
  });

  it('returns the money of won disputes in a separate row', async () => {
    const chunks = await everyChunk({ ...testPlan, scale: 10_000 });
    const rows = chunks.flatMap((chunk) => chunk.transactions);
    const won = chunks.flatMap(({ disputes }) =>
      disputes.filter(({ status, transactionId }) => status === 'won' && transactionId !== null),
    );
    expect(won.length).toBeGreaterThan(0);
    for (const { transactionId, rootTransactionId, amount } of won) {
      expect(rows.find((row) => row.transactionId === transactionId)).toMatchObject({
        operation: 'chargeback',
        outcome: 'success',
        amount,
      });
      expect(
        rows.filter(
          (row) => row.rootTransactionId === rootTransactionId && row.reason === 'dispute won',
        ),
      ).toMatchObject([{ operation: 'reversal', outcome: 'success', amount }]);
    }
  });

  it('has notifications for staff, products and merchants, with the old ones read', async () => {
    const told = await ask('select distinct audience, kind from notification_events order by 1, 2');
    expect(told).toEqual(
      expect.arrayContaining([
        ['account', 'application-decided'],
        ['account', 'information-requested'],
        ['account', 'payout-failed'],
        ['account', 'payment-received'],
        ['product', 'application-decided'],
        ['staff', 'application-submitted'],
      ]),
    );
    const late = `select count(*)::int from notification_events
      where acknowledged_at is null and kind not in ('application-submitted', 'information-requested') and created_at < timestamptz '2026-03-18T16:00Z' - interval '6 days'`;
    expect(await one(late)).toBe(0);
  });

  it('makes no processor call for a dispute', async () => {
    const asked =
      "select distinct operation from processor_sessions where operation in ('chargeback', 'reversal')";
    expect(await ask(asked)).toEqual([]);
  });

  it('keeps each payment’s refunds within its amount', async () => {
    const wrong = `
      select p.transaction_id from transactions p
      left join transactions r on r.root_transaction_id = p.transaction_id
        and r.operation = 'refund' and r.outcome = 'success'
      where p.transaction_id = p.root_transaction_id
      group by p.transaction_id, p.refunded_amount, p.captured_amount, p.approved_amount
      having coalesce(sum(r.amount), 0) <> p.refunded_amount
        or p.captured_amount > p.approved_amount`;
    expect(await ask(wrong)).toEqual([]);
  });

  it('pays out each settled day at most once, and never more than its total', async () => {
    const paid = `
      select p.payout_id from payouts p join batches b using (payout_id)
      where p.status <> 'failed'
      group by p.payout_id, p.amount having sum(b.net_amount) > p.amount`;
    expect(await ask(paid)).toEqual([]);
    expect(await one('select count(*)::int from payouts')).toBeGreaterThan(100);
    expect(
      await one(
        "select min(s) from (select sum(amount) s from ledger_entries where account like 'reserve:%' group by account) x",
      ),
    ).toSatisfy((sum: string) => Number(sum) >= 0);
  });

  it('has every payout in the ledger, and manual payouts of a settled day', async () => {
    const otherwise = `select p.payout_id, p.mode, p.status from payouts p
      left join ledger_entries e on e.payout_id = p.payout_id and e.account like 'merchants:%'
      group by p.payout_id having coalesce(sum(e.amount), 0)
        <> case when p.status = 'failed' then 0 else -p.amount end`;
    expect(await ask(otherwise)).toEqual([]);
    const byHand = `select facilitator_id, count(*)::int, bool_and(create_ledger_entries),
        bool_and(amount = (select sum(net_amount) from batches b where b.payout_id = p.payout_id))
      from payouts p where mode = 'manual' group by 1 order by 1`;
    expect(await ask(byHand)).toEqual([
      ['harbor', 10, true, true],
      ['juniper', 10, true, true],
    ]);
  });

  it('has payouts by schedule, above a threshold, and of released reserves', async () => {
    const byMode = `select mode, count(*) >= 20, min(amount) filter (where mode = 'dynamic') >= 50000
      from payouts group by mode order by mode`;
    expect(await ask(byMode)).toEqual([
      ['dynamic', true, true],
      ['manual', true, null],
      ['release', true, null],
      ['scheduled', true, null],
    ]);
  });

  it('returns a payout to a wrong bank account, pays its days again, and holds later ones until it is corrected', async () => {
    const returned = `select p.sub_merchant_id, p.updated_at as returned_at, b.verified_at
      from payouts p join payout_bank_accounts b using (bank_account_token) where p.status = 'failed'`;
    expect(await one(`select count(*)::int from (${returned}) r`)).toBeGreaterThan(3);
    expect(await ask(`select * from (${returned}) r where verified_at <= returned_at`)).toEqual([]);
    const paidTwice = `select p.payout_id from payouts p join batches b using (payout_id)
      where p.status = 'failed'`;
    expect(await ask(paidTwice)).toEqual([]);
    const unpaid = `select b.batch_id from batches b join (${returned}) r using (sub_merchant_id)
      where b.payout_id is null and b.created_at < r.returned_at
        and exists (select from payouts q where q.sub_merchant_id = b.sub_merchant_id and q.created_at > r.returned_at)`;
    expect(await ask(unpaid)).toEqual([]);
    const tooEarly = `select p.payout_id from payouts p join (${returned}) r using (sub_merchant_id)
      where p.created_at > r.returned_at and p.sent_at < r.verified_at`;
    expect(await ask(tooEarly)).toEqual([]);
  });

  it('takes no payments for a suspended account and holds its payouts', async () => {
    const suspended = `select sub_merchant_id, suspended_at
      from applications join sub_merchants using (application_id) where is_suspended`;
    const later = `select t.transaction_id from transactions t join (${suspended}) s using (sub_merchant_id)
      where t.operation = 'sale' and t.created_at >= s.suspended_at`;
    expect(await ask(later)).toEqual([]);
    const paid = `select p.payout_id from payouts p join (${suspended}) s using (sub_merchant_id)
      where p.created_at >= s.suspended_at and p.status <> 'on-hold'`;
    expect(await ask(paid)).toEqual([]);
    const chunks = await everyChunk({ ...testPlan, scale: 10_000 });
    const held = chunks.flatMap(({ payouts }) =>
      payouts.filter(({ status, holdReason }) => status === 'on-hold' && holdReason !== null),
    );
    expect(held.length).toBeGreaterThan(0);
  });

  it('uses only test card numbers', async () => {
    const endings = new Set(testCards.map(({ number }) => number.slice(-4)));
    const seen = await ask(
      "select distinct last4 from transactions where payment_type <> 'eCheck' union select last4 from card_tokens",
    );
    expect(seen.filter(([last4]) => !endings.has(String(last4)))).toEqual([]);
  });

  it('has three products, sub-merchants of each and two brands', async () => {
    expect(await one('select count(*)::int from sp_products')).toBe(3);
    expect(await one('select count(*)::int from sub_merchants')).toBe(73);
    expect(await ask('select brand from facilitators order by 1')).toEqual([
      ['harbor'],
      ['juniper'],
    ]);
  });

  it('has a user of every role in each brand, all with the demo password', async () => {
    const people = await ask(
      'select facilitator_id, array_agg(distinct role) from users join memberships using (user_id) group by 1',
    );
    expect(people).toHaveLength(2);
    for (const [, held] of people) {
      expect(held).toEqual(expect.arrayContaining([...roles, ...capitalRoles]));
    }
    expect(
      await verifyPassword(demoPassword, String(await one('select password_hash from users'))),
    ).toBe(true);
  });

  it('leaves no data behind when it is interrupted', async () => {
    const again = seed(open.pool, testPlan);
    await expect(again).rejects.toThrow('duplicate key');
    expect(await one('select count(*)::int from seed_runs')).toBe(1);
    expect(
      await one("select count(*)::int from pg_indexes where indexname = 'transactions_by_created'"),
    ).toBe(1);
  });
});
