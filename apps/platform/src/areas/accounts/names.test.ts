import { expect, test } from 'vitest';
import { usePerson, useTestApi } from '../../../test/use.ts';

const api = useTestApi();
const admin = usePerson(api, 'admin@harbor');

const idsOf = async (query: string): Promise<readonly string[]> => {
  const { body } = await admin.get(`backoffice/accounts/submerchants?pageSize=100&${query}`);
  return body.data.map(({ subMerchantId }: { subMerchantId: string }) => subMerchantId).toSorted();
};

test('account names are found within a product, but not in another', async () => {
  const { rows } = await api.open.pool.query<{ sub_merchant_id: string; sp_product_id: string }>(
    "select sub_merchant_id, sp_product_id from sub_merchants where facilitator_id = 'harbor'",
  );
  const products = [...new Set(rows.map(({ sp_product_id }) => sp_product_id))];
  expect(products.length).toBeGreaterThan(1);
  for (const product of products) {
    const own = rows.filter(({ sp_product_id }) => sp_product_id === product);
    const found = await idsOf(`spProductId=${product}`);
    expect(found).toEqual(own.map(({ sub_merchant_id }) => sub_merchant_id).toSorted());
  }
});
