import { expect, test } from 'vitest';
import { tokenOf } from '../../../test/cards.ts';
import { accountOf, sell } from '../../../test/sale.ts';
import { usePerson, useTestApi } from '../../../test/use.ts';

const api = useTestApi();
const admin = usePerson(api, 'admin@harbor');
const manager = usePerson(api, 'manager@harbor');

/** The payment limit that the API reports for the account. */
const toldCeiling = async (): Promise<number> => {
  const path = `backoffice/accounts/submerchants?subMerchantId=${accountOf(manager)}`;
  return (await manager.get(path)).body.data[0].paymentCeiling;
};

test('an account accepts up to $999,999.99 in one payment unless its limit differs [PAY-25]', async () => {
  const token = await tokenOf(api.open);
  expect(await toldCeiling()).toBe(999_999.99);
  const most = await sell(manager, { token, amount: 999_999.99 });
  expect(most.status).toBe(200);
  for (const amount of [1_000_000, 90_071_992_547_409.91]) {
    const refused = await sell(manager, { token, amount });
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      [
        {
          path: 'amount',
          message: 'Amount can’t exceed $999,999.99, the most this account takes in one payment.',
        },
      ],
    ]);
  }
  await api.open.pool.query(
    `update sub_merchants set risk_metrics = risk_metrics || '{"paymentCeiling": 5000}'
     where sub_merchant_id = $1`,
    [accountOf(manager)],
  );
  expect(await toldCeiling()).toBe(50);
  expect((await sell(manager, { token, amount: 50 })).status).toBe(200);
  expect((await sell(manager, { token, amount: 50.01 })).body.message).toContain(
    'Amount can’t exceed $50.00',
  );
});

test('a processor with a lower limit than the account has its own limit', async () => {
  await api.open.pool.query(
    `update sub_merchants set risk_metrics = null,
       processors = jsonb_set(processors, '{simulator,paymentCeiling}', '7500')
     where sub_merchant_id = $1`,
    [accountOf(manager)],
  );
  const token = await tokenOf(api.open);
  expect(await toldCeiling()).toBe(75);
  expect((await sell(manager, { token, amount: 75 })).status).toBe(200);
  const refused = await sell(manager, { token, amount: 75.01 });
  expect([refused.status, refused.body.errors]).toEqual([
    400,
    [
      {
        path: 'amount',
        message:
          'Amount can’t exceed $75.00, the most this account’s processor takes in one payment.',
      },
    ],
  ]);
});

test('dates at the edge of the calendar get a response, not an error', async () => {
  const edge = 'from=0001-01-01T00:00:00.000Z&to=9999-12-31T23:59:59.999Z';
  for (const path of [
    'reporting/transactions',
    'reporting/transactions/stats',
    'reporting/totals/cc',
    'reporting/totals/refunds',
    'reporting/transactions/token-stats',
  ]) {
    expect((await admin.get(`${path}?${edge}`)).status, path).toBe(200);
  }
  const chart = await admin.get(`reporting/transactions/charts/monthly?${edge}`);
  expect([chart.status, chart.body.errors?.[0]?.path]).toEqual([400, 'from']);
});
