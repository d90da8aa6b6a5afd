import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { usePerson, useTestApi } from '../../../test/use.ts';
import { putProduct } from './product.ts';
import { root } from './settings.ts';

const api = useTestApi();
const admin = usePerson(api, 'admin@harbor');
const example = resolve(root, 'deploy/product.json');
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'payfac-product-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const fees = { percentage: '2.5', fixed: 0.1, dispute: 20, reserve: '5' };
const shop = {
  slug: 'corner-shops',
  name: 'Corner Shops',
  serviceProviderName: 'Corner & Sons',
  fees,
};

async function put(content: unknown, brand = 'harbor'): Promise<string> {
  const file = join(folder, 'product.json');
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return putProduct(api.services.database, { file, brand });
}

async function productOf(slug: string) {
  const { body } = await admin.get('backoffice/service-provider/spproducts?pageSize=100');
  return body.data.find((product: { slug: string }) => product.slug === slug);
}

it('adds the product of the guide, to which a merchant can be invited', async () => {
  const done = await putProduct(api.services.database, { file: example, brand: 'harbor' });
  expect(done).toBe(
    'Harbor Payments has the product Harbor Shops: merchants can be invited to it.',
  );
  const { spProductId, isActive } = await productOf('harbor-shops');
  expect(isActive).toBe(true);
  const { body: templates } = await admin.get(
    `backoffice/service-provider/spproducts/${spProductId}/feestemplates`,
  );
  const { body: flows } = await admin.get(
    `backoffice/service-provider/spproducts/${spProductId}/onboardingflowtemplates`,
  );
  const invited = await admin.call('backoffice/invites', {
    method: 'POST',
    body: {
      spProductId,
      name: 'Grace Murray',
      email: 'grace@shop.example',
      feeTemplateId: templates.data[0].feeTemplateId,
      onboardingFlowTemplateId: flows.data[1].onboardingFlowTemplateId,
    },
  });
  expect([invited.status, invited.body.spProductName]).toEqual([200, 'Harbor Shops']);
});

it('applies everything in a product’s file, repeatedly', async () => {
  await put(shop);
  const before = await productOf(shop.slug);
  expect(before).toMatchObject({ ...shop, isActive: true });
  expect(before.mccCodes.length).toBeGreaterThan(50);

  await admin.call(`backoffice/service-provider/spproducts/${before.spProductId}/branding`, {
    method: 'PUT',
    body: { ...before.branding, primaryColor: '#336699' },
  });
  const said = {
    ...shop,
    name: 'Corner Shops and Cafés',
    fees: { ...fees, fixed: 0.25 },
    isActive: false,
    mccCodes: ['5411', '5812'],
    ownershipTypes: ['LLC'],
    features: ['ccTxs', 'payouts'],
  };
  expect(await put(said)).toMatch(
    /^Corner Shops and Cafés of Harbor Payments is as .*json says\.$/,
  );
  const { mccCodes, ...rest } = said;
  const after = await productOf(shop.slug);
  expect(after).toMatchObject({ ...rest, spProductId: before.spProductId });
  expect(after.mccCodes.map(({ mcc }: { mcc: string }) => mcc)).toEqual(mccCodes);
  expect(after.branding).toEqual({ ...before.branding, primaryColor: '#336699' });

  const { rows } = await api.open.pool.query(
    'select username, message from user_activities where target = $1 and username = $2 order by created_at',
    [before.spProductId, '(operator)'],
  );
  expect(rows.map(({ message }) => message)).toEqual([
    'Added the product Corner Shops on the machine',
    'Changed the product Corner Shops and Cafés on the machine',
  ]);
});

const refused = { ...shop, slug: 'refused-shops' };

it.each([
  ['not JSON', '{', /cannot be read: /],
  ['a field that is none', { ...refused, fee: '2' }, /the file: Remove fee, which/],
  [
    'a fee that is none',
    { ...refused, fees: { ...fees, percentage: '120' } },
    /fees\.percentage: Enter a percentage/,
  ],
  ['a fee below zero', { ...refused, fees: { ...fees, fixed: -1 } }, /fees: A fee is 0 or more/],
  [
    'a misspelled fee',
    { ...refused, fees: { ...fees, chargeback: 15 } },
    /fees: Remove chargeback/,
  ],
  ['a slug that no address takes', { ...refused, slug: 'Corner Shops' }, /slug: /],
  ['an unknown category', { ...refused, mccCodes: ['0000'] }, /mccCodes\.0: /],
  ['no template at all', { ...refused, feeTemplates: [] }, /feeTemplates: /],
])('refuses %s, and names the field', async (_what, content, message) => {
  await expect(put(content)).rejects.toThrow(message);
  expect(await productOf(refused.slug)).toBeUndefined();
});

it('refuses a brand without a facilitator, and the slug of another brand', async () => {
  await put({ ...shop, slug: 'once' });
  await expect(put({ ...shop, slug: 'once' }, 'juniper')).rejects.toThrow(
    'The slug once is taken by another brand',
  );
  await expect(put(shop, 'acme')).rejects.toThrow('There is no facilitator acme yet');
});
