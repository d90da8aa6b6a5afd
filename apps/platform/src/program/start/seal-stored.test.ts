import { eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { begin, pathOf } from '../../../test/boarding.ts';
import { testDataKey } from '../../../test/plan.ts';
import { usePerson, useTestApi } from '../../../test/use.ts';
import { spProducts } from '../../kernel/database/schema/index.ts';
import { dataKeyOf, installDataKeys } from '../../kernel/sealing/keys.ts';
import { sealStored } from './seal-stored.ts';

const api = useTestApi();
const admin = usePerson(api, 'admin@harbor');
const provider = usePerson(api, 'provider@harbor');

afterEach(() => installDataKeys([testDataKey]));

/** All stored secrets, as the database has them. */
async function storedTexts(): Promise<string[]> {
  const { rows } = await api.open.pool.query<{ text: string }>(
    `select identity -> 'business' ->> 'taxId' as text from applications
     union all select owner ->> 'idNumber' from applications,
       jsonb_array_elements(identity -> 'owners') as owner
     union all select webhook_secret from sp_products
     union all select previous_webhook_secret from sp_products`,
  );
  return rows.flatMap(({ text }) => text ?? []);
}

const unsealed = async (keyId = testDataKey.id) =>
  (await storedTexts()).filter((text) => !text.startsWith(`sealed:1:${keyId}:`));

/** Restores the rows as they were before anything was sealed. */
async function storeInTheClear(): Promise<void> {
  await api.open.pool.query(`
    update applications a set identity = jsonb_set(
      jsonb_set(identity, '{business,taxId}', '"990000001"'),
      '{owners}',
      (select coalesce(jsonb_agg(owner || '{"idNumber": "900123456"}'), '[]')
       from jsonb_array_elements(a.identity -> 'owners') as owner));
    update sp_products set webhook_secret = 'whsec_' || sp_product_id,
      previous_webhook_secret = 'whsec_old_' || sp_product_id`);
}

describe('ID numbers and webhook secrets', () => {
  test('are encrypted by the seed, and by every call that writes them', async () => {
    const application = await begin(provider);
    expect(await unsealed()).toEqual([]);
    const { rows } = await api.open.pool.query<{ text: string }>(
      'select identity::text as text from applications where application_id = $1',
      [application.applicationId],
    );
    expect(rows[0]?.text).not.toContain('900123456');
    const whole = (await admin.get(`backoffice/${pathOf(application)}`)).body;
    expect(whole.identity.owners[0].idNumber).toBe('900123456');
    const partial = (await provider.get(`backoffice/${pathOf(application)}`)).body;
    expect(partial.identity.owners[0].idNumber).toBe('•••••3456');
  });

  test('of existing rows are encrypted in batches, once, and read as before', async () => {
    await storeInTheClear();
    const { rows: counts } = await api.open.pool.query<{ count: number }>(
      'select (select count(*) from applications)::int + (select count(*) from sp_products)::int as count',
    );
    expect((await unsealed()).length).toBeGreaterThan(10);
    expect(await sealStored(api.open.database, 2)).toBe(counts[0]?.count);
    expect(await unsealed()).toEqual([]);
    expect(await sealStored(api.open.database, 2)).toBe(0);
    const list = await admin.get('backoffice/accounts?pageSize=1');
    expect(list.body.data[0].identity.business.taxId).toBe('990000001');
    const [product] = await api.open.database
      .select()
      .from(spProducts)
      .where(eq(spProducts.spProductId, 'spp_tidewater'));
    expect(product).toMatchObject({
      webhookSecret: 'whsec_spp_tidewater',
      previousWebhookSecret: 'whsec_old_spp_tidewater',
    });
  });

  test('are encrypted again with a new key, and the old one is no longer needed', async () => {
    await storeInTheClear();
    await sealStored(api.open.database);
    const next = dataKeyOf(new Uint8Array(32).fill(8));
    installDataKeys([next, testDataKey]);
    expect(await sealStored(api.open.database)).toBeGreaterThan(10);
    expect(await unsealed(next.id)).toEqual([]);
    expect(await sealStored(api.open.database)).toBe(0);
  });

  test('encrypted with a missing key stop the start with a one-line error', async () => {
    await api.open.database.execute(
      sql`update sp_products set webhook_secret = 'sealed:1:0badc0de:AAAA'
          where sp_product_id = 'spp_tidewater'`,
    );
    await expect(sealStored(api.open.database)).rejects.toThrow('Put its data.key back');
    await api.open.database.execute(
      sql`update sp_products set webhook_secret = null where sp_product_id = 'spp_tidewater'`,
    );
  });
});
