import { describe, expect, test } from 'vitest';
import { newKey } from '../../../test/api.ts';
import type { TestSession } from '../../../test/session.ts';
import { usePerson, useTestApi } from '../../../test/use.ts';
import { payoutsDue } from '../settlement/payouts-due.ts';

const api = useTestApi();
const admin = usePerson(api, 'admin@harbor');

const send = (session: TestSession, method: string, path: string, body?: unknown, key = newKey()) =>
  session.call(`backoffice/payouts${path}`, {
    method,
    ...(body === undefined ? {} : { body }),
    headers: { 'idempotency-key': key },
  });

/** The facilitator's account with the highest balance. */
const richest = async (): Promise<{
  subMerchantId: string;
  available: number;
  balance: number;
}> => {
  const { body } = await admin.get('reporting/balance?sort=-available&pageSize=1');
  return body.data[0];
};

const manual = (subMerchantId: string, amount: number, createLedgerEntries = true) => ({
  subMerchantId,
  processor: 'simulatorEcheck',
  beneficiary: 'Pier Supplies',
  type: 'merchant',
  amount,
  createLedgerEntries,
});

const balanceOf = async (subMerchantId: string) =>
  (await admin.get(`reporting/balance?account=merchants:${subMerchantId}`)).body.data[0];
const availableOf = async (subMerchantId: string): Promise<number> =>
  (await balanceOf(subMerchantId)).available;

const cents = (dollars: number) => Math.round(dollars * 100);

describe('a manual payout', () => {
  test('takes its amount from the balance, once per key, and returns it when deleted [PAYOUT-19, SCOPE-12]', async () => {
    const { subMerchantId, available } = await richest();
    const key = newKey();
    const made = await send(admin, 'POST', '', manual(subMerchantId, 2.5), key);
    const again = await send(admin, 'POST', '', manual(subMerchantId, 2.5), key);
    expect(made.status).toBe(200);
    expect(again.body).toEqual(made.body);
    expect(cents(await availableOf(subMerchantId))).toBe(cents(available) - 250);
    const removed = await send(admin, 'DELETE', `/${made.body.payoutId}`);
    expect(removed.body).toEqual({ success: true });
    expect(await availableOf(subMerchantId)).toBe(available);
  });

  test('posts nothing if told not to, and can’t be paid twice while open [PAYOUT-19]', async () => {
    const { subMerchantId, available, balance } = await richest();
    const made = await send(admin, 'POST', '', manual(subMerchantId, 2.5, false));
    expect(made.status).toBe(200);
    const held = await balanceOf(subMerchantId);
    expect([held.balance, cents(held.available)]).toEqual([balance, cents(available) - 250]);
    await api.open.pool.query("update payouts set status = 'sent' where payout_id = $1", [
      made.body.payoutId,
    ]);
    expect(await availableOf(subMerchantId)).toBe(available);
  });

  test.each([
    [false, false],
    [false, true],
    [true, false],
  ])(
    'counts open ones against the next, whether or not they are taken from the balance: %s, %s',
    async (first, second) => {
      const { subMerchantId, available } = await richest();
      const part = Math.ceil(cents(available) * 0.6) / 100;
      const one = await send(admin, 'POST', '', manual(subMerchantId, part, first));
      expect(one.status).toBe(200);
      const refused = await send(admin, 'POST', '', manual(subMerchantId, part, second));
      expect([refused.status, refused.body.code]).toEqual([409, 'BALANCE_EXCEEDED']);
      expect((await send(admin, 'DELETE', `/${one.body.payoutId}`)).status).toBe(200);
      expect(await availableOf(subMerchantId)).toBe(available);
    },
  );

  test('not taken from the balance never exceeds it, even with many at once', async () => {
    const { subMerchantId, available } = await richest();
    const part = Math.floor(cents(available) * 0.4) / 100;
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => send(admin, 'POST', '', manual(subMerchantId, part, false))),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(2);
    for (const { status, body } of responses) {
      if (status === 200) await send(admin, 'DELETE', `/${body.payoutId}`);
    }
  });

  test('never exceeds the available balance, even with many at once [PAYOUT-23]', async () => {
    const { subMerchantId, available } = await richest();
    const part = Math.floor(cents(available) * 0.4) / 100;
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => send(admin, 'POST', '', manual(subMerchantId, part))),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(2);
    for (const { status, body } of responses.filter((response) => response.status !== 200)) {
      expect([status, body.code]).toEqual([409, 'BALANCE_EXCEEDED']);
    }
    expect(await availableOf(subMerchantId)).toBeGreaterThanOrEqual(0);
  });

  test('that paid a settled day returns it to the schedule when deleted', async () => {
    const daysOf = async (condition: string) => {
      const text = `select batch_id, payout_id from batches where ${condition}`;
      return (await api.open.pool.query(text)).rows;
    };
    const [paid] = await daysOf(`payout_id in (select payout_id from payouts
      where facilitator_id = 'harbor' and mode = 'manual' and status = 'on-hold')`);
    expect((await send(admin, 'DELETE', `/${paid.payout_id}`)).status).toBe(200);
    expect(await daysOf(`batch_id = '${paid.batch_id}'`)).toEqual([{ ...paid, payout_id: null }]);
  });

  test('can’t be created for another facilitator’s account', async () => {
    const juniper = await api.signIn('admin@juniper');
    const { subMerchantId } = await richest();
    expect((await send(juniper, 'POST', '', manual(subMerchantId, 1))).status).toBe(404);
  });
});

describe('moving payouts manually', () => {
  const make = async () => {
    const { subMerchantId } = await richest();
    const { body } = await send(admin, 'POST', '', manual(subMerchantId, 1));
    return body;
  };

  test('holds, releases, acknowledges and reverts, and allows no other transition [PAYOUT-14, PAYOUT-15]', async () => {
    const { payoutId, status } = await make();
    expect(status).toBe('pending');
    const hold = (to: string, reason = 'Invoice missing') =>
      send(admin, 'PUT', `/${payoutId}/hold`, { status: to, reason });
    expect((await hold('on-hold')).body).toMatchObject({
      status: 'on-hold',
      holdReason: 'Invoice missing',
    });
    const refused = await send(admin, 'PUT', `/${payoutId}/ack`, { status: 'ack' });
    expect([refused.status, refused.body.code]).toEqual([409, 'INVALID_STATUS']);
    expect((await hold('pending')).body).toMatchObject({ status: 'pending', holdReason: null });
    expect((await send(admin, 'PUT', `/${payoutId}/ack`, { status: 'ack' })).body.status).toBe(
      'ack',
    );
    expect((await send(admin, 'DELETE', `/${payoutId}`)).status).toBe(409);
    const back = await send(admin, 'POST', '/bulk-unack', { payoutIds: [payoutId, 'none-such'] });
    expect(back.body).toEqual({
      count: 1,
      failed: [{ id: 'none-such', message: 'The payout was not found.' }],
    });
  });

  test('in bulk by filter moves what can be moved [PAYOUT-16, PAYOUT-18]', async () => {
    const { payoutId } = await make();
    const filters = { payoutId };
    const acknowledged = await send(admin, 'POST', '/bulk-ack', { payoutIds: 'all', filters });
    expect(acknowledged.body).toEqual({ count: 1, failed: [] });
    const again = await send(admin, 'POST', '/bulk-ack', { payoutIds: 'all', filters });
    expect(again.body).toEqual({ count: 0, failed: [] });
  });
});

describe('payouts that come due', () => {
  test('once acknowledged, move on to the bank by time alone [SCOPE-12]', async () => {
    const { subMerchantId } = await richest();
    const { body } = await send(admin, 'POST', '', manual(subMerchantId, 1));
    await send(admin, 'PUT', `/${body.payoutId}/ack`, { status: 'ack' });
    const statusOf = async () =>
      (await admin.get(`reporting/payouts/instructions?payoutId=${body.payoutId}`)).body.data[0];
    const now = await api.services.clock.now();
    const seen = new Set<string>();
    for (let hours = 0; hours <= 24 * 5; hours += 12) {
      await payoutsDue(api.open.database, new Date(now.getTime() + hours * 3_600_000));
      seen.add((await statusOf()).status);
    }
    expect([...seen].at(0)).toBe('ack');
    expect((await statusOf()).status).toBe('reconciled');
    expect((await statusOf()).sentAt).not.toBeNull();
  });
});
