import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tokenOf } from '../../../test/cards.ts';
import { securityTime } from '../../../test/moments.ts';
import { testPlan } from '../../../test/plan.ts';
import { sell } from '../../../test/sale.ts';
import { useTestApi } from '../../../test/use.ts';

const api = useTestApi();

const paid = `facilitator_id = 'harbor' and captured_amount > 0
  and payment_type <> 'eCheck' and card_brand is not null`;

/** The same, counted payment by payment. */
async function counted(condition: string) {
  const { rows } = await api.open.pool.query<{
    token: string | null;
    brand: string;
    cents: string;
    is_single_use: boolean | null;
  }>(
    `select t.token, t.card_brand as brand, t.captured_amount as cents,
       c.expires_at is not null as is_single_use
     from (select * from transactions where ${paid} and ${condition}) t
     left join card_tokens c on c.token = t.token`,
  );
  const tallyOf = (among: typeof rows) => ({
    count: among.length,
    amount: among.reduce((sum, { cents }) => sum + Number(cents), 0) / 100,
  });
  const byToken = rows.filter(({ token }) => token !== null);
  const brands = [...new Set(rows.map(({ brand }) => brand))].map((brand) => ({
    cardBrand: brand,
    ...tallyOf(rows.filter((row) => row.brand === brand)),
  }));
  return {
    saved: tallyOf(byToken.filter((row) => !row.is_single_use)),
    singleUse: tallyOf(byToken.filter((row) => row.is_single_use)),
    cards: new Set(byToken.map(({ token }) => token)).size,
    brands: brands.toSorted((a, b) => b.count - a.count || (a.cardBrand < b.cardBrand ? -1 : 1)),
  };
}

const statistics = async (username: string, query = '') => {
  const session = await api.signIn(username);
  return (await session.get(`reporting/transactions/token-stats${query}`)).body;
};

test('figures by card equal those of the payments, in any span', async () => {
  const end = testPlan.anchor.getTime();
  const moment = fc.integer({ min: end - 400 * 86_400_000, max: end + 86_400_000 });
  await fc.assert(
    fc.asyncProperty(moment, moment, async (one, other) => {
      const [from, to] = [Math.min(one, other), Math.max(one, other)].map((at) =>
        new Date(at).toISOString(),
      );
      expect(await statistics('admin@harbor', `?from=${from}&to=${to}`)).toEqual(
        await counted(`created_at >= '${from}' and created_at < '${to}'`),
      );
    }),
    { numRuns: 10 },
  );
});

test('a provider sees only its own products', async () => {
  expect(await statistics('provider@harbor')).toEqual(
    await counted("sp_product_id = 'spp_tidewater'"),
  );
});

test('a payment with a token made for it counts as single use', async () => {
  const manager = await api.signIn('manager@harbor');
  const before = await statistics('manager@harbor');
  const token = await tokenOf(api.open, '4242424242424242', {
    expiresAt: securityTime(600_000),
  });
  expect((await sell(manager, { token, amount: 12.34 })).status).toBe(200);
  const after = await statistics('manager@harbor');
  expect(after.singleUse.count).toBe(before.singleUse.count + 1);
  expect(after.saved).toEqual(before.saved);
  expect(after.cards).toBe(before.cards + 1);
  const { rows } = await api.open.pool.query<{ ids: string[] }>(
    "select array_agg(place_id) as ids from memberships where user_id = 'usr_harbor_manager'",
  );
  const own = rows[0]?.ids.map((id) => `'${id}'`).join();
  expect(after).toEqual(await counted(`sub_merchant_id in (${own})`));
  // A token kept in the vault later no longer counts as single-use.
  await api.open.pool.query('update card_tokens set expires_at = null where token = $1', [token]);
  const kept = await statistics('manager@harbor');
  expect(kept).toEqual(await counted(`sub_merchant_id in (${own})`));
  expect(kept.saved.count).toBe(before.saved.count + 1);
});
