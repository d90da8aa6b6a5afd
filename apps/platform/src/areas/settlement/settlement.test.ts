import { cents, zeroCents } from '@payfac/domain/money';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { tokenOf } from '../../../test/cards.ts';
import { businessTime } from '../../../test/moments.ts';
import { accountOf, act, sell } from '../../../test/sale.ts';
import { usePerson, useTestApi } from '../../../test/use.ts';
import {
  batches,
  ledgerEntries,
  subMerchants,
  transactions,
} from '../../kernel/database/schema/index.ts';
import { cutUpTo } from './due-groups.ts';
import { settleDue, settleNow } from './settle.ts';

const api = useTestApi();
const manager = usePerson(api, 'manager@harbor');

beforeAll(() => settleNow(api.open.database, businessTime(86_400_000)));

describe('a business day closes two hours after its end in the facilitator’s time zone', () => {
  test.each([
    ['2026-03-18T05:59:59.999Z', 'America/New_York', '2026-03-17T04:00:00.000Z'],
    ['2026-03-18T06:00:00.000Z', 'America/New_York', '2026-03-18T04:00:00.000Z'],
    ['2026-03-18T07:59:00.000Z', 'America/Denver', '2026-03-17T06:00:00.000Z'],
    ['2026-01-10T02:00:00.000Z', 'UTC', '2026-01-10T00:00:00.000Z'],
    // Daylight saving time began on the 8th.
    ['2026-03-09T06:00:00.000Z', 'America/New_York', '2026-03-09T04:00:00.000Z'],
    ['2026-03-08T07:00:00.000Z', 'America/New_York', '2026-03-08T05:00:00.000Z'],
  ])('%s in %s', (now, zone, upTo) => {
    expect(cutUpTo(new Date(now), zone).toISOString()).toBe(upTo);
  });
});

describe('a batch', () => {
  test('adds up sales, captures, refunds, fees and reserve, and books fees and reserve [SCOPE-13]', async () => {
    const { database } = api.open;
    const subMerchantId = accountOf(manager);
    await database
      .update(subMerchants)
      .set({ fees: { percentage: '2.9', fixed: cents(30), dispute: cents(1500), reserve: '5' } })
      .where(eq(subMerchants.subMerchantId, subMerchantId));
    const token = await tokenOf(api.open);
    const sale = await sell(manager, { token, amount: 100 });
    const auth = await sell(manager, { token, amount: 60, capture: false });
    await act(manager, 'capture', auth.body.transactionId, { amount: 50.5 });
    await act(manager, 'refund', sale.body.transactionId, { amount: 20 });
    const voided = await sell(manager, { token, amount: 70 });
    await act(manager, 'void', voided.body.transactionId);
    await sell(manager, { token: await tokenOf(api.open, '4000000000000002'), amount: 10 });

    const now = await api.services.clock.now();
    expect(await settleNow(database, now)).toBe(1);
    const [batch] = await database
      .select()
      .from(batches)
      .where(and(eq(batches.subMerchantId, subMerchantId), eq(batches.createdAt, now)));
    expect(batch).toMatchObject({
      saleCount: 2,
      refundCount: 1,
      chargebackCount: 0,
      grossAmount: 150_50,
      refundAmount: 20_00,
      chargebackAmount: 0,
      // 2.90 + 0.30 and 1.4645, rounded to 1.46, + 0.30
      feeAmount: 4_96,
      // 5 % of 150.50
      reserveAmount: 7_53,
      netAmount: 150_50 - 20_00 - 4_96 - 7_53,
    });

    const booked = await database
      .select({ kind: ledgerEntries.kind, amount: ledgerEntries.amount })
      .from(ledgerEntries)
      .where(
        and(
          eq(ledgerEntries.batchId, batch?.batchId ?? ''),
          eq(ledgerEntries.account, `merchants:${subMerchantId}`),
        ),
      );
    expect(booked.toSorted((a, b) => a.amount - b.amount)).toEqual([
      { kind: 'reserve', amount: -7_53 },
      { kind: 'fee', amount: -4_96 },
    ]);
    const [payment] = await database
      .select()
      .from(transactions)
      .where(eq(transactions.transactionId, sale.body.transactionId));
    expect(payment).toMatchObject({
      status: 'partially-refunded',
      feeAmount: cents(3_20),
      batchId: batch?.batchId,
      settledAt: now,
      pendingRefundAmount: zeroCents,
    });
    expect(await settleNow(database, now)).toBe(0);
  });

  test('equals its payments to the cent, even if shares are rounded', async () => {
    const { database, pool } = api.open;
    const subMerchantId = accountOf(manager);
    const setFees = (fees: object) =>
      pool.query('update sub_merchants set fees = fees || $2 where sub_merchant_id = $1', [
        subMerchantId,
        fees,
      ]);
    await setFees({ percentage: '2.9', fixed: 30, dispute: 1500, reserve: '5' });
    const token = await tokenOf(api.open);
    // 5% of each is slightly above half a cent: rounding each would add up to one cent too many.
    const sales = [];
    for (const amount of [10.1, 10.1, 10.1]) sales.push(await sell(manager, { token, amount }));
    const [disputed] = sales;
    const now = await api.services.clock.advance(1);
    await settleNow(database, now);
    const rows = await pool.query(
      'select fee_amount::int as fee, reserve_amount::int as reserve from transactions where transaction_id = any ($1) order by created_at, transaction_id',
      [sales.map(({ body }) => body.transactionId)],
    );
    expect(rows.rows).toEqual([
      { fee: 59, reserve: 51 },
      { fee: 59, reserve: 50 },
      { fee: 59, reserve: 51 },
    ]);
    const { transactionId } = disputed?.body ?? {};
    await manager.control('dispute', { transactionId, kind: 'dispute' });
    // A dispute's fee is fixed when it is opened; a later fee schedule doesn't change it.
    await setFees({ dispute: 2500 });
    const later = await api.services.clock.advance(1);
    await settleNow(database, later);
    const [batch] = await database
      .select()
      .from(batches)
      .where(and(eq(batches.subMerchantId, subMerchantId), eq(batches.createdAt, later)));
    expect(batch).toMatchObject({ feeAmount: 15_00, netAmount: -10_10 - 15_00 });
  });

  test('waits for its day to end', async () => {
    const { database } = api.open;
    await sell(manager, { token: await tokenOf(api.open), amount: 11 });
    expect(await settleDue(database, await api.services.clock.now())).toBe(0);
    const dayLater = await api.services.clock.advance(30 * 3600);
    expect(await settleDue(database, dayLater)).toBe(1);
  });
});
