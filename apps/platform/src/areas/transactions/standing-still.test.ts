/* One long file, since all pauses share the same two processes. */
import { afterAll, beforeAll, beforeEach, describe, expect, expectTypeOf, test } from 'vitest';
import { tokenOf } from '../../../test/cards.ts';
import { payingAccount } from '../../../test/commerce.ts';
import { accountOf, saleBody } from '../../../test/sale.ts';
import { type Attempt, attempt, newAttempt } from '../../../test/schedules/attempts.ts';
import { GatedProcess } from '../../../test/schedules/process.ts';
import { goOn, goTo } from '../../../test/schedules/schedule.ts';
import { usePerson, useTestApi } from '../../../test/use.ts';
import type { Services } from '../../http/services.ts';
import type { Lease } from '../../processors/leased.ts';
import type { Processor } from '../../processors/processor.ts';
import { openDispute } from '../disputes/open.ts';
import { sendEchecks } from '../echecks/ach-files.ts';
import { settleNow } from '../settlement/settle.ts';
import { recoverPending } from './recover.ts';
import { findTransaction } from './store.ts';

/* Pauses a process at a certain query while another one acts. */

const api = useTestApi();
const manager = usePerson(api, 'manager@harbor');

/** Renewing the lease comes right before sending; the processor then records what it received. */
const renewing = /update "transactions" set .*"sending_at"/;
const recording = /insert into "simulator"\."operations"/;

let one: GatedProcess;
let other: GatedProcess;
let headers: Readonly<Record<string, string>>;
let token: string;

const made: GatedProcess[] = [];

function newProcess(between?: (processor: Processor) => Processor): GatedProcess {
  const { connectionString = '' } = api.open.pool.options;
  const process = new GatedProcess('', connectionString, api.services.contextKey, between);
  made.push(process);
  return process;
}

beforeAll(async () => {
  token = await tokenOf(api.open);
  headers = { authorization: `Bearer ${manager.token}` };
});
beforeEach(() => {
  one = newProcess();
  other = newProcess();
});
afterAll(async () => {
  for (const { open } of made) await open.close();
});

const send = (process: GatedProcess, what: Attempt) =>
  process.run(async () => void (await attempt(process, what, headers)));

const sale = (amount: number) => newAttempt('sale', 'sale', saleBody(manager, { token, amount }));

/** Lets every lease expire. */
const letTimePass = () => {
  for (const process of made) process.elapsed += 31;
};

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

describe('a sender that stands still past its lease', () => {
  test('before it sent sends nothing when it wakes', async () => {
    const what = sale(301);
    send(one, what);
    expect(await goTo(one, api.open.pool, renewing)).toBe(true);
    letTimePass();
    expect(await recoverPending(other.services)).toBe(1);
    await goOn(one, api.open.pool);
    expect(await atProcessor(301)).toEqual([]);
    expect(what.answers).toMatchObject([nothingCharged]);
  });

  test('is left alone while its lease lasts', async () => {
    const what = sale(302);
    send(one, what);
    await goTo(one, api.open.pool, renewing);
    expect(await recoverPending(other.services)).toBe(0);
    await goOn(one, api.open.pool);
    expect(what.answers).toMatchObject([{ status: 200 }]);
  });

  test('on its way to the processor is declined there when it arrives', async () => {
    const what = sale(303);
    send(one, what);
    expect(await goTo(one, api.open.pool, recording)).toBe(true);
    letTimePass();
    expect(await recoverPending(other.services)).toBe(1);
    await goOn(one, api.open.pool);
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
  ['a card payment', () => Promise.resolve(sale(306))],
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
])('%s whose account is suspended before it begins is not begun', async (_, make) => {
  const what = await make();
  send(one, what);
  const locking = /"is_suspended" from "applications".* for share/;
  expect(await goTo(one, api.open.pool, locking)).toBe(true);
  await suspend(true);
  await goOn(one, api.open.pool);
  await suspend(false);
  expect(await atProcessor(306)).toEqual([]);
  expect(what.answers).toMatchObject([{ status: 409, code: 'ACCOUNT_SUSPENDED' }]);
});

describe('what a processor approves after it had failed here', () => {
  /** A processor that forgets what it was told to close. */
  const forgetful = (processor: Processor): Processor => ({
    ...processor,
    close: (reference) => processor.inquire(reference),
  });

  async function approvedLate(amount: number): Promise<Attempt> {
    one = newProcess(forgetful);
    other = newProcess(forgetful);
    const what = sale(amount);
    send(one, what);
    await goTo(one, api.open.pool, recording);
    letTimePass();
    expect(await recoverPending(other.services)).toBe(1);
    return what;
  }

  test('is voided there, with an alert', async () => {
    const what = await approvedLate(304);
    await goOn(one, api.open.pool);
    expect(await atProcessor(304)).toEqual(['sale approved', 'void approved']);
    expect(what.answers).toMatchObject([nothingCharged]);
    const id = what.answers[0]?.transactionId;
    expect(await alertsOf(id)).toEqual(['approved-after-failure']);
    const { body } = await manager.get(`reporting/transactions/${id}/timeline`);
    const messages = body.data.map(({ detail }: { detail: string }) => detail);
    expect(messages.join('\n')).toMatch(/approved this sale of \$304\.00 after it had failed/);
    expect(messages.join('\n')).toMatch(/\$304\.00 was taken back at the processor/);
  });

  test('is voided by another process when this one dies', async () => {
    await approvedLate(305);
    one.waiting.shift()?.go();
    expect(await goTo(one, api.open.pool, recording)).toBe(true);
    one.kill();
    expect(await atProcessor(305)).toEqual(['sale approved']);
    expect(await recoverPending(other.services)).toBe(0);
    letTimePass();
    expect(await recoverPending(other.services)).toBe(1);
    expect(await atProcessor(305)).toEqual(['sale approved', 'void approved']);
    expect(await recoverPending(other.services)).toBe(0);
  });
});

describe('a dispute and a refund at once', () => {
  const opened = { kind: 'dispute.opened', reason: 'fraudulent' } as const;

  async function settledSale(amount: number): Promise<string> {
    const what = sale(amount);
    await attempt(other, what, headers);
    await settleNow(api.open.database, await api.services.clock.now());
    return what.answers[0]?.transactionId ?? '';
  }
  const paymentOf = async (id: string) => {
    const row = await findTransaction(api.open.database, id);
    if (!row) throw new Error(`${id} is gone.`);
    return row;
  };
  const dispute = async (process: GatedProcess, id: string) =>
    openDispute(
      process.services.database,
      await paymentOf(id),
      opened,
      await api.services.clock.now(),
    );

  test('opened while a refund is under way takes what is left beside it, and stays', async () => {
    const id = await settledSale(100);
    const refund = newAttempt('refund', `${id}/refund`, { amount: 30 });
    send(one, refund);
    expect(await goTo(one, api.open.pool, recording)).toBe(true);
    expect(await dispute(other, id)).toMatchObject({ disputeId: expect.any(String) });
    await goOn(one, api.open.pool);
    expect(refund.answers).toMatchObject([{ status: 200 }]);
    expect(await paymentOf(id)).toMatchObject({
      status: 'charged-back',
      refundedAmount: 3000,
      pendingRefundAmount: 0,
      disputedAmount: 7000,
    });
  });

  test('of a payment whose refund of everything is under way waits for what becomes of it', async () => {
    const id = await settledSale(100);
    send(one, newAttempt('refund', `${id}/refund`, {}));
    await goTo(one, api.open.pool, recording);
    expect(await dispute(other, id)).toBe('later');
    await goOn(one, api.open.pool);
    expect(await dispute(other, id)).toBeUndefined();
    expect(await paymentOf(id)).toMatchObject({ status: 'refunded', disputedAmount: 0 });
  });

  test('begun before a refund leaves it nothing to give back', async () => {
    const id = await settledSale(100);
    const refund = newAttempt('refund', `${id}/refund`, { amount: 30 });
    one.run(async () => void (await dispute(one, id)));
    await goTo(one, api.open.pool, /insert into "disputes"/);
    send(other, refund);
    await goTo(other, api.open.pool, /(?!)/);
    await goOn(one, api.open.pool);
    await goTo(other, api.open.pool, /(?!)/);
    expect(refund.answers).toMatchObject([{ status: 409 }]);
    expect(await paymentOf(id)).toMatchObject({
      status: 'charged-back',
      refundedAmount: 0,
      pendingRefundAmount: 0,
      disputedAmount: 10_000,
    });
  });
});

describe('an eCheck', () => {
  const path = 'http://harbor.localhost/api/v1/backoffice/transactions/echeck';
  const at = (rest: string, body: unknown): Attempt => ({
    ...newAttempt('echeck', '', body),
    path: `${path}/${rest}`,
  });

  /** A pending eCheck before its file's cutoff. */
  async function waiting(): Promise<string> {
    const account = { subMerchantId: accountOf(manager), accountHolderName: 'Grace Murray' };
    const body = { ...account, ...payingAccount };
    const kept = await manager.call('backoffice/transactions/echeck/tokenize', {
      method: 'POST',
      body,
    });
    const sold = at('sale', { ...account, amount: 88, token: kept.body.token });
    await attempt(other, sold, headers);
    return sold.answers[0]?.transactionId ?? '';
  }

  const submit = (process: GatedProcess) =>
    process.run(async () => void (await sendEchecks(process.services)));

  test('that the bank may have is not voided, whoever looked at the clock before the cut-off', async () => {
    const id = await waiting();
    const voiding = at(`${id}/void`, {});
    send(other, voiding);
    expect(await goTo(other, api.open.pool, /for update/)).toBe(true);
    await api.services.clock.advance(2 * 86_400);
    submit(one);
    expect(await goTo(one, api.open.pool, recording)).toBe(true);
    await goOn(other, api.open.pool);
    await goOn(one, api.open.pool);
    expect(voiding.answers).toMatchObject([{ status: 409 }]);
    expect(await findTransaction(api.open.database, id)).toMatchObject({ status: 'processing' });
  });

  test('that was voided before it was handed over is not handed over', async () => {
    const id = await waiting();
    const voiding = at(`${id}/void`, {});
    send(other, voiding);
    await goTo(other, api.open.pool, /for update/);
    await api.services.clock.advance(2 * 86_400);
    submit(one);
    expect(await goTo(one, api.open.pool, renewing)).toBe(true);
    await goOn(other, api.open.pool);
    await goOn(one, api.open.pool);
    expect(voiding.answers).toMatchObject([{ status: 200 }]);
    const { rowCount } = await api.open.pool.query(
      'select 1 from simulator.operations where reference = $1',
      [`ref_${id}`],
    );
    expect(rowCount).toBe(0);
    expect(await findTransaction(api.open.database, id)).toMatchObject({ status: 'voided' });
  });

  test('is handed over once, by whoever comes after one that stood still', async () => {
    const id = await waiting();
    await api.services.clock.advance(2 * 86_400);
    submit(one);
    await goTo(one, api.open.pool, recording);
    expect(await sendEchecks(other.services)).toBe(0);
    letTimePass();
    expect(await sendEchecks(other.services)).toBe(1);
    await goOn(one, api.open.pool);
    expect(await findTransaction(api.open.database, id)).toMatchObject({ status: 'processing' });
  });
});

test('nothing can be sent to a processor but under a lease [MONEY-08]', () => {
  type Sender = NonNullable<ReturnType<Services['processorOf']>>;
  expectTypeOf<keyof Sender>().toEqualTypeOf<'send' | 'inquire' | 'close' | 'settlementFile'>();
  expectTypeOf<Sender['send']>().parameter(0).toEqualTypeOf<Lease>();
  type Bank = NonNullable<ReturnType<NonNullable<Services['achOf']>>>;
  expectTypeOf<keyof Bank>().toEqualTypeOf<'submit'>();
  expectTypeOf<Bank['submit']>().parameter(0).toEqualTypeOf<Lease>();
});
