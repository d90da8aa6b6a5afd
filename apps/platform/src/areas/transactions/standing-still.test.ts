import { describe, expect, expectTypeOf, test } from 'vitest';
import { payingAccount } from '../../../test/commerce.ts';
import { accountOf } from '../../../test/sale.ts';
import { type Attempt, newAttempt } from '../../../test/schedules/attempts.ts';
import { goOn, goTo } from '../../../test/schedules/schedule.ts';
import { recording, renewing, useTwoProcesses } from '../../../test/schedules/two-processes.ts';
import { usePerson, useTestApi } from '../../../test/use.ts';
import type { Services } from '../../http/services.ts';
import type { Lease } from '../../processors/leased.ts';
import type { Processor } from '../../processors/processor.ts';
import { recoverPending } from './recover.ts';

const api = useTestApi();
const manager = usePerson(api, 'manager@harbor');

const two = useTwoProcesses(api, manager);

async function atProcessor(amount: number): Promise<readonly string[]> {
  const { rows } = await api.open.pool.query(
    "select kind || ' ' || result as done from simulator.operations where amount = $1 and kind <> 'closed' order by created_at",
    [amount * 100],
  );
  return rows.map(({ done }) => done);
}

async function alertsOf(transactionId: string | undefined): Promise<readonly string[]> {
  const { rows } = await api.open.pool.query(
    'select rule_id from alerts where transaction_id = $1',
    [transactionId],
  );
  return rows.map(({ rule_id }) => rule_id);
}

const nothingCharged = { status: 502, code: 'PROCESSOR_UNAVAILABLE' };

describe('a sender that freezes past its lease', () => {
  test('sends nothing when it wakes, if it had not sent yet', async () => {
    const what = two.sale(301);
    two.begin(two.one, what);
    expect(await goTo(two.one, api.open.pool, renewing)).toBe(true);
    two.letTimePass();
    expect(await recoverPending(two.other.services)).toBe(1);
    await goOn(two.one, api.open.pool);
    expect(await atProcessor(301)).toEqual([]);
    expect(what.answers).toMatchObject([nothingCharged]);
  });

  test('is left alone while its lease is valid', async () => {
    const what = two.sale(302);
    two.begin(two.one, what);
    await goTo(two.one, api.open.pool, renewing);
    expect(await recoverPending(two.other.services)).toBe(0);
    await goOn(two.one, api.open.pool);
    expect(what.answers).toMatchObject([{ status: 200 }]);
  });

  test('is refused by the processor if its request arrives late', async () => {
    const what = two.sale(303);
    two.begin(two.one, what);
    expect(await goTo(two.one, api.open.pool, recording)).toBe(true);
    two.letTimePass();
    expect(await recoverPending(two.other.services)).toBe(1);
    await goOn(two.one, api.open.pool);
    expect(await atProcessor(303)).toEqual([]);
    expect(what.answers).toMatchObject([nothingCharged]);
  });
});

/** Suspends or resumes the manager's account directly in the database. */
const suspend = (isSuspended: boolean) =>
  api.open.pool.query(
    `update applications set is_suspended = $2, logs = logs || (logs -> 0) from sub_merchants s
     where s.sub_merchant_id = $1 and s.application_id = applications.application_id`,
    [accountOf(manager), isSuspended],
  );

test.each([
  ['a card payment', () => Promise.resolve(two.sale(306))],
  [
    'an eCheck',
    async () => {
      const account = { subMerchantId: accountOf(manager), accountHolderName: 'Grace Murray' };
      const kept = await manager.call('backoffice/transactions/echeck/tokenize', {
        method: 'POST',
        body: { ...account, ...payingAccount },
      });
      const body = { ...account, amount: 306, token: kept.body.token };
      return newAttempt('echeck', 'backoffice/transactions/echeck/sale', body);
    },
  ],
])('%s doesn’t start if its account is suspended first', async (_, make) => {
  const what = await make();
  two.begin(two.one, what);
  const locking = /"is_suspended" from "applications".* for share/;
  expect(await goTo(two.one, api.open.pool, locking)).toBe(true);
  await suspend(true);
  await goOn(two.one, api.open.pool);
  await suspend(false);
  expect(await atProcessor(306)).toEqual([]);
  expect(what.answers).toMatchObject([{ status: 409, code: 'ACCOUNT_SUSPENDED' }]);
});

describe('a sale that the processor approves after it failed here', () => {
  /** A processor that forgets what it was told to close. */
  const forgetful = (processor: Processor): Processor => ({
    ...processor,
    close: (reference) => processor.inquire(reference),
  });

  async function approvedLate(amount: number): Promise<Attempt> {
    two.startWith(forgetful);
    const what = two.sale(amount);
    two.begin(two.one, what);
    await goTo(two.one, api.open.pool, recording);
    two.letTimePass();
    expect(await recoverPending(two.other.services)).toBe(1);
    return what;
  }

  test('is voided at the processor, with an alert', async () => {
    const what = await approvedLate(304);
    await goOn(two.one, api.open.pool);
    expect(await atProcessor(304)).toEqual(['sale approved', 'void approved']);
    expect(what.answers).toMatchObject([nothingCharged]);
    const id = what.answers[0]?.transactionId;
    expect(await alertsOf(id)).toEqual(['approved-after-failure']);
    const { body } = await manager.get(`reporting/transactions/${id}/timeline`);
    const messages = body.data.map(({ detail }: { detail: string }) => detail);
    expect(messages.join('\n')).toMatch(/approved this sale of \$304\.00 after it had failed/);
    expect(messages.join('\n')).toMatch(/\$304\.00 was taken back at the processor/);
  });

  test('is voided by another process if this one dies', async () => {
    await approvedLate(305);
    two.one.waiting.shift()?.go();
    expect(await goTo(two.one, api.open.pool, recording)).toBe(true);
    two.one.kill();
    expect(await atProcessor(305)).toEqual(['sale approved']);
    expect(await recoverPending(two.other.services)).toBe(0);
    two.letTimePass();
    expect(await recoverPending(two.other.services)).toBe(1);
    expect(await atProcessor(305)).toEqual(['sale approved', 'void approved']);
    expect(await recoverPending(two.other.services)).toBe(0);
  });
});

test('nothing is sent to a processor without a lease [MONEY-08]', () => {
  type Sender = NonNullable<ReturnType<Services['processorOf']>>;
  expectTypeOf<keyof Sender>().toEqualTypeOf<'send' | 'inquire' | 'close' | 'settlementFile'>();
  expectTypeOf<Sender['send']>().parameter(0).toEqualTypeOf<Lease>();
  type Bank = NonNullable<ReturnType<NonNullable<Services['achOf']>>>;
  expectTypeOf<keyof Bank>().toEqualTypeOf<'submit'>();
  expectTypeOf<Bank['submit']>().parameter(0).toEqualTypeOf<Lease>();
});
