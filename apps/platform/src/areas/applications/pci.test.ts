import { expect, test } from 'vitest';
import { send } from '../../../test/boarding.ts';
import { usePerson, useTestApi } from '../../../test/use.ts';

const api = useTestApi();
const admin = usePerson(api, 'admin@harbor');
const provider = usePerson(api, 'provider@harbor');

const pci = (id: string, changes: object) =>
  api.open.pool.query(
    `update applications set settings = jsonb_set(settings, '{pci}', settings -> 'pci' || $2::jsonb)
     where application_id = $1`,
    [id, JSON.stringify(changes)],
  );

const idsOf = async (query: string): Promise<string[]> =>
  (await admin.get(`backoffice/accounts?pageSize=100&${query}`)).body.data.map(
    ({ applicationId }: { applicationId: string }) => applicationId,
  );

test('applications are filtered by their current PCI status, with expired attestations [SCOPE-24]', async () => {
  const [one = '', other = '', third = ''] = await idsOf('');
  await pci(one, { status: 'compliant', expiresOn: '2020-01-31' });
  await pci(other, { status: 'compliant', expiresOn: '2099-01-31' });
  await pci(third, { status: 'in-progress', expiresOn: null });
  expect(await idsOf('pci=expired')).toContain(one);
  expect(await idsOf('pci=compliant')).not.toContain(one);
  expect(await idsOf('pci=compliant')).toContain(other);
  expect(await idsOf('pci=expired&pci=in-progress')).toEqual(expect.arrayContaining([one, third]));
  const { body } = await admin.get(`backoffice/accounts/${one}`);
  expect(body.settings.pci).toMatchObject({ status: 'expired', expiresOn: '2020-01-31' });
  expect((await idsOf('sort=pciExpiresOn')).indexOf(one)).toBe(0);
  expect((await admin.get('backoffice/accounts?pci=unheard-of')).status).toBe(400);

  const file = await admin.get('backoffice/accounts?pci=expired&export=csv');
  expect(file.headers.get('content-disposition')).toContain('applications.csv');
  const line = file.text.split('\r\n').find((text) => text.includes(one));
  expect(line).toContain('Expired');
  expect(line).toContain('2020-01-31');
});

test('a merchant is reminded of what is due, once a day', async () => {
  const [one = ''] = await idsOf('');
  await pci(one, { status: 'compliant', expiresOn: '2020-01-31', lastScanOn: '2019-12-01' });
  const path = `${one}/pci-reminder`;
  const remind = () => send(admin, 'POST', `accounts/${path}`, {});
  const { status, body } = await remind();
  expect(status).toBe(200);
  expect(body.settings.pci).toMatchObject({ status: 'expired', lastScanOn: '2019-12-01' });
  expect(body.settings.pci.remindedAt).not.toBeNull();
  const { rows } = await api.open.pool.query(
    "select body from outbox where reference = $1 and subject = 'Your PCI compliance'",
    [one],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0].body).toContain('ended on 2020-01-31');
  expect((await remind()).status).toBe(409);
  expect((await send(provider, 'POST', `accounts/${path}`, {})).status).toBe(403);
});

test('a product’s onboarding requirements are found by its slug and its ID [INVITE-01]', async () => {
  const { rows } = await api.open.pool.query<{ id: string; slug: string }>(
    "select sp_product_id as id, slug from sp_products where facilitator_id = 'harbor' limit 1",
  );
  const [product] = rows;
  for (const part of ['mcc', 'fees', 'ownership-types']) {
    const path = (name = '') => `backoffice/spproducts/${name}/${part}`;
    const bySlug = await provider.get(path(product?.slug));
    expect(bySlug.status).toBe(200);
    expect((await provider.get(path(product?.id))).body).toEqual(bySlug.body);
    expect((await provider.get(path('none-such'))).status).toBe(404);
  }
});
