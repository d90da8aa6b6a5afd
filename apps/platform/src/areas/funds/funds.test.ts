import { merchantAccountPrefix, merchantLedgerAccount } from '@payfac/domain/ledger';
import { describe, expect, test } from 'vitest';
import { newKey } from '../../../test/api.ts';
import { useBoarders } from '../../../test/boarding.ts';
import type { TestSession } from '../../../test/session.ts';
import { useTestApi } from '../../../test/use.ts';

const api = useTestApi();
const people = useBoarders(api);
const { admin, provider } = people;

describe('reserved funds', () => {
  const release = (session: TestSession, id: string, body: unknown, key = newKey()) =>
    session.pay(`backoffice/accounts/${id}/release-funds`, body, key);

  /** An account with a reserve and a positive balance after its settled days. */
  async function reserved(place: number): Promise<{ id: string; subMerchantId: string }> {
    const { rows } = await api.open.pool.query<{ id: string; subMerchantId: string }>(
      `select s.application_id as id, s.sub_merchant_id as "subMerchantId"
       from ledger_entries e join sub_merchants s using (sub_merchant_id)
       where e.facilitator_id = 'harbor'
       group by 1, 2
       having sum(e.amount) filter (where e.account like 'reserve:%') > 1000
       and sum(e.amount) filter (where e.account = $2 || s.sub_merchant_id) >=
         (select coalesce(sum(b.net_amount), 0) from batches b
          where b.sub_merchant_id = s.sub_merchant_id and b.payout_id is null)
       order by 2 offset $1 limit 1`,
      [place, merchantAccountPrefix],
    );
    const [account] = rows;
    if (!account) throw new Error('The seed has too few accounts with a reserve.');
    return account;
  }

  const balanceOf = async (id: string): Promise<number> => {
    const { body } = await admin.get(`reporting/balance?account=${merchantLedgerAccount(id)}`);
    return body.data[0].balance;
  };

  const releasePayouts = async (id: string) =>
    (await admin.get(`reporting/payouts/instructions?mode=release&subMerchantId=${id}`)).body.data;

  test('are paid when released, and nothing else of the balance is [PAYOUT-13]', async () => {
    const { id, subMerchantId } = await reserved(0);
    const known = await releasePayouts(subMerchantId);
    const before = await balanceOf(subMerchantId);
    const order = { segment: 'all', amount: 2.5, reason: 'Quiet.' };
    const key = newKey();
    expect((await release(admin, id, order, key)).status).toBe(200);
    expect((await release(admin, id, order, key)).status).toBe(200);
    const [payout, ...others] = await releasePayouts(subMerchantId);
    expect(payout).toMatchObject({ amount: 2.5, type: 'merchant', createLedgerEntries: true });
    expect(['pending', 'on-hold']).toContain(payout.status);
    expect(others).toEqual(known);
    expect(await balanceOf(subMerchantId)).toBe(before);
  });

  test('stay in the balance up to what the account owes', async () => {
    const { id, subMerchantId } = await reserved(1);
    const known = await releasePayouts(subMerchantId);
    const all = await balanceOf(subMerchantId);
    // Makes a settled day unpaid again, for more than the balance.
    await api.open.pool.query(
      `update batches set payout_id = null, net_amount = $2 where batch_id =
       (select min(batch_id) from batches where sub_merchant_id = $1)`,
      [subMerchantId, Math.round(100 * all) + 400],
    );
    const order = { segment: 'all', amount: 1, reason: 'Quiet.' };
    expect((await release(admin, id, order)).status).toBe(200);
    expect(await releasePayouts(subMerchantId)).toEqual(known);
    expect(await balanceOf(subMerchantId)).toBeCloseTo(all + 1, 2);
  });

  test('are released once, and never more than there are [PAYOUT-26]', async () => {
    const { rows } = await api.open.pool.query<{ id: string }>(
      `select s.application_id as id from ledger_entries e join sub_merchants s using (sub_merchant_id)
       where e.account like 'reserve:%' and e.facilitator_id = 'harbor'
       group by s.application_id having sum(e.amount) > 1000 limit 1`,
    );
    const id = rows[0]?.id ?? '';
    const held = async () => (await admin.get(`backoffice/accounts/${id}/reserved`)).body;
    const { totals, data } = await held();
    expect(totals.all).toBeCloseTo(totals.card + totals.eCheck, 2);
    expect(data[0].account).toMatch(/^reserve:/);

    const order = { segment: 'card', amount: 1, reason: 'Quiet.' };
    const key = newKey();
    const [first, again] = [
      await release(admin, id, order, key),
      await release(admin, id, order, key),
    ];
    expect(first.body).toMatchObject({ success: true, released: 1 });
    expect(again.body).toEqual(first.body);
    expect((await held()).totals.all).toBeCloseTo(totals.all - 1, 2);

    const rest = { segment: 'all', amount: (await held()).totals.all, reason: 'All of it.' };
    const responses = await Promise.all([1, 2, 3].map(() => release(admin, id, rest)));
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409,
    ]);
    expect((await held()).totals).toEqual({ all: 0, card: 0, eCheck: 0 });
    expect((await release(provider, id, order)).status).toBe(403);
  });
});
