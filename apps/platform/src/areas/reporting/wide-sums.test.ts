import { beforeAll, expect, test } from 'vitest';
import { tokenOf } from '../../../test/cards.ts';
import { businessTime } from '../../../test/moments.ts';
import { accountOf, sell } from '../../../test/sale.ts';
import { usePerson, useTestApi } from '../../../test/use.ts';
import { writtenColumns } from '../../../test/written-columns.ts';

/* Three payments of $40 trillion exceed the largest exact JavaScript integer: 2^53 cents. */

const api = useTestApi();
const admin = usePerson(api, 'admin@harbor');
const manager = usePerson(api, 'manager@harbor');
const huge = 4_000_000_000_000_000;

beforeAll(async () => {
  await api.open.pool.query(
    `insert into transactions (${writtenColumns()}) select ${writtenColumns('made')} from
       (select * from transactions where operation = 'sale' and status = 'declined'
         and facilitator_id = 'harbor' and payment_type <> 'eCheck' limit 1) one,
       generate_series(1, 3) number,
       lateral jsonb_populate_record(null::transactions, to_jsonb(one) || jsonb_build_object(
         'transaction_id', 'txn99999999999' || number, 'root_transaction_id', 'txn99999999999' || number,
         'processor_reference', 'huge_' || number, 'amount', ${huge}, 'sub_merchant_id', $1::text,
         'created_at', now())) made`,
    [accountOf(manager)],
  );
});

test.each([
  'reporting/transactions/stats?view=operations',
  'reporting/transactions/stats?view=operations&status=declined',
])('%s says that the sum is too large to show, and shows no wrong one', async (path) => {
  const response = await admin.get(path);
  expect([response.status, response.body.code]).toEqual([422, 'SUM_TOO_LARGE']);
  expect(response.body.message).toContain('Choose a shorter period or fewer accounts.');
});

test('everything outside that sum still works', async () => {
  const before = businessTime(-86_400_000).toISOString();
  const stats = await admin.get(`reporting/transactions/stats?view=operations&to=${before}`);
  expect(stats.status).toBe(200);
  expect((await admin.get('reporting/transactions?pageSize=100')).status).toBe(200);
  expect((await admin.get('reporting/totals/cc')).status).toBe(200);
  const sale = await sell(manager, { token: await tokenOf(api.open), amount: 12 });
  expect(sale.status).toBe(200);
});
