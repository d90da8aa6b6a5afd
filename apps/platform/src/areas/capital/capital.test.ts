import { describe, expect, test } from 'vitest';
import { accountOf } from '../../../test/sale.ts';
import { usePerson, useTestApi } from '../../../test/use.ts';

const api = useTestApi();
const admin = usePerson(api, 'admin@harbor');
const manager = usePerson(api, 'manager@harbor');
const clerk = usePerson(api, 'clerk@harbor');
const juniper = usePerson(api, 'admin@juniper');

interface Referral {
  readonly referralId: string;
  readonly subMerchantId: string;
  readonly status: string;
  readonly accountName: string;
  readonly partnerName: string;
}

const referrals = async (query = '', who = admin): Promise<readonly Referral[]> =>
  (await who.get(`backoffice/capital/referrals?pageSize=100&${query}`)).body.data;

describe('referrals to a capital partner', () => {
  test('are those of the caller’s facilitator, and of a merchant’s own accounts', async () => {
    const mine = await referrals();
    expect(mine.length).toBeGreaterThan(3);
    const others = new Set((await referrals('', juniper)).map(({ referralId }) => referralId));
    expect(mine.some(({ referralId }) => others.has(referralId))).toBe(false);
    await api.open.pool.query(
      `insert into referrals (referral_id, facilitator_id, sp_product_id, sub_merchant_id,
         application_id, partner_name, status, requested_amount, created_at)
       select 'ref_own', facilitator_id, sp_product_id, sub_merchant_id, application_id,
         'Lantern Loans', 'applied', 250000, now() from sub_merchants where sub_merchant_id = $1`,
      [accountOf(manager)],
    );
    const own = await referrals('', manager);
    expect(own).toContainEqual(
      expect.objectContaining({ referralId: 'ref_own', requestedAmount: 2500 }),
    );
    const granted = manager.response.applications.payments.accounts;
    const accounts = new Set(granted.map(({ subMerchantId }) => subMerchantId));
    expect(own.every(({ subMerchantId }) => accounts.has(subMerchantId))).toBe(true);
  });

  test('are filtered by partner, standing and account, and sorted by name', async () => {
    const funded = await referrals('status=funded');
    expect(funded.length).toBeGreaterThan(0);
    expect(new Set(funded.map(({ status }) => status))).toEqual(new Set(['funded']));
    expect(await referrals('partnerName=lantern%20loans')).toHaveLength(1);
    const subMerchantId = funded[0]?.subMerchantId;
    expect(await referrals(`status=funded&subMerchantId=${subMerchantId}`)).toHaveLength(1);
    const names = (await referrals('sort=accountName')).map((row) => row.accountName.toLowerCase());
    expect(names).toEqual(names.toSorted());
  });

  test('name their loan if they were funded', async () => {
    for (const row of await referrals()) {
      expect(row).toHaveProperty(
        'subMerchantLoanId',
        row.status === 'funded' ? expect.stringMatching(/^loan_/) : null,
      );
    }
  });

  test('aren’t visible to a clerk', async () =>
    expect((await clerk.get('backoffice/capital/referrals')).status).toBe(403));
});
