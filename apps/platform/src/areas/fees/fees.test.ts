import { feeKinds } from '@payfac/domain/fees';
import { describe, expect, test } from 'vitest';
import { tokenOf } from '../../../test/cards.ts';
import { accountOf, sell } from '../../../test/sale.ts';
import { usePerson, useTestApi } from '../../../test/use.ts';

const api = useTestApi();
const admin = usePerson(api, 'admin@harbor');
const manager = usePerson(api, 'manager@harbor');
const clerk = usePerson(api, 'clerk@harbor');

interface FeeRow {
  readonly feeId: string;
  readonly kind: string;
  readonly subMerchantId: string;
  readonly amount: number;
}

const fees = async (query = '', who = manager): Promise<readonly FeeRow[]> =>
  (await who.get(`reporting/commissionfees?pageSize=100&${query}`)).body.data;

const setRates = (rates: object) =>
  api.open.pool.query('update sub_merchants set fees = fees || $2 where sub_merchant_id = $1', [
    accountOf(manager),
    rates,
  ]);

describe('fees', () => {
  test('of a settlement are one row with what its payments cost the merchant [SCOPE-16]', async () => {
    await manager.control('settle');
    const before = new Set((await fees()).map(({ feeId }) => feeId));
    await setRates({ percentage: '2.9', fixed: 30 });
    const token = await tokenOf(api.open);
    for (const amount of [100, 50]) await sell(manager, { token, amount });
    await manager.control('settle');
    const charged = (await fees()).filter(({ feeId }) => !before.has(feeId));
    expect(charged).toMatchObject([
      { kind: 'processing', amount: 3.2 + 1.75, transactionId: null, batchId: expect.any(String) },
    ]);
  });

  test('of a dispute name their operation, and stay when it is won', async () => {
    await setRates({ dispute: 1500 });
    const sale = await sell(manager, { token: await tokenOf(api.open), amount: 40 });
    const { transactionId } = sale.body;
    await manager.control('settle');
    const { body } = await manager.control('dispute', { transactionId, kind: 'dispute' });
    const [charged] = await fees('kind=dispute');
    expect(charged).toMatchObject({ amount: 15, batchId: null, description: 'Dispute fee' });
    for (const action of ['respond', 'win']) {
      await manager.control('dispute-move', { disputeId: body.disputeId, action });
    }
    expect((await fees('kind=dispute'))[0]).toEqual(charged);
  });

  test.each(feeKinds)('are filtered by their stored purpose: %s', async (kind) => {
    const found = await fees(`kind=${kind}`, admin);
    expect([...new Set(found.map((row) => row.kind))]).toEqual([kind]);
  });

  test('are filtered by range and account, and sorted by amount', async () => {
    const all = await fees('kind=processing&amountMin=1&amountMax=20&sort=-amount', admin);
    const amounts = all.map(({ amount }) => amount);
    expect(amounts.length).toBeGreaterThan(10);
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
    expect(amounts.every((amount) => amount >= 1 && amount <= 20)).toBe(true);
    const subMerchantId = all[0]?.subMerchantId;
    const own = await fees(`subMerchantId=${subMerchantId}`, admin);
    expect(new Set(own.map((row) => row.subMerchantId))).toEqual(new Set([subMerchantId]));
  });

  test('are visible by role, for the user’s own accounts', async () => {
    const mine = new Set((await fees()).map(({ subMerchantId }) => subMerchantId));
    const granted = manager.response.applications.payments.accounts;
    expect([...mine].every((id) => granted.some((a) => a.subMerchantId === id))).toBe(true);
    expect((await clerk.get('reporting/commissionfees')).status).toBe(403);
  });

  test('add up to those in the ledger', async () => {
    const { body } = await admin.get('reporting/commissionfees?pageSize=1');
    const { rows } = await api.open.pool.query(
      `select count(*)::int as count from ledger_entries
       where kind = 'fee' and amount > 0 and facilitator_id = 'harbor'`,
    );
    expect(body.count).toBe(rows[0].count);
  });
});
