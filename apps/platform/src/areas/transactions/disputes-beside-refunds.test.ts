import { describe, expect, test } from 'vitest';
import { newAttempt } from '../../../test/schedules/attempts.ts';
import type { GatedProcess } from '../../../test/schedules/process.ts';
import { goOn, goTo } from '../../../test/schedules/schedule.ts';
import { recording, useTwoProcesses } from '../../../test/schedules/two-processes.ts';
import { usePerson, useTestApi } from '../../../test/use.ts';
import { openDispute } from '../disputes/open.ts';
import { settleNow } from '../settlement/settle.ts';
import { findTransaction } from './store.ts';

const api = useTestApi();
const manager = usePerson(api, 'manager@harbor');

const two = useTwoProcesses(api, manager);

describe('a dispute and a refund at once', () => {
  const opened = { kind: 'dispute.opened', reason: 'fraudulent' } as const;

  async function settledSale(amount: number): Promise<string> {
    const what = two.sale(amount);
    await two.make(two.other, what);
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

  test('takes what is left and stays, if opened during a refund', async () => {
    const id = await settledSale(100);
    const refund = newAttempt('refund', `${id}/refund`, { amount: 30 });
    two.begin(two.one, refund);
    expect(await goTo(two.one, api.open.pool, recording)).toBe(true);
    expect(await dispute(two.other, id)).toMatchObject({ disputeId: expect.any(String) });
    await goOn(two.one, api.open.pool);
    expect(refund.answers).toMatchObject([{ status: 200 }]);
    expect(await paymentOf(id)).toMatchObject({
      status: 'charged-back',
      refundedAmount: 3000,
      pendingRefundAmount: 0,
      disputedAmount: 7000,
    });
  });

  test('waits for the outcome of a full refund in progress', async () => {
    const id = await settledSale(100);
    two.begin(two.one, newAttempt('refund', `${id}/refund`, {}));
    await goTo(two.one, api.open.pool, recording);
    expect(await dispute(two.other, id)).toBe('later');
    await goOn(two.one, api.open.pool);
    expect(await dispute(two.other, id)).toBeUndefined();
    expect(await paymentOf(id)).toMatchObject({ status: 'refunded', disputedAmount: 0 });
  });

  test('leaves nothing to refund, if it started first', async () => {
    const id = await settledSale(100);
    const refund = newAttempt('refund', `${id}/refund`, { amount: 30 });
    two.one.run(async () => void (await dispute(two.one, id)));
    await goTo(two.one, api.open.pool, /insert into "disputes"/);
    two.begin(two.other, refund);
    await goTo(two.other, api.open.pool, /(?!)/);
    await goOn(two.one, api.open.pool);
    await goTo(two.other, api.open.pool, /(?!)/);
    expect(refund.answers).toMatchObject([{ status: 409 }]);
    expect(await paymentOf(id)).toMatchObject({
      status: 'charged-back',
      refundedAmount: 0,
      pendingRefundAmount: 0,
      disputedAmount: 10_000,
    });
  });
});
