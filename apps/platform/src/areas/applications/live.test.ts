import { describe, expect, test } from 'vitest';
import {
  liveMerchant,
  newAccount,
  pathOf,
  recordPath,
  send,
  useBoarders,
} from '../../../test/boarding.ts';
import { tokenOf } from '../../../test/cards.ts';
import { sell } from '../../../test/sale.ts';
import type { TestResponse } from '../../../test/session.ts';
import { useTestApi } from '../../../test/use.ts';

const api = useTestApi();
const people = useBoarders(api);
const { admin, provider, provision } = people;

const code = ({ status, body }: TestResponse) => [status, body.code];

describe('a live merchant', () => {
  test('is suspended and resumed: no sales and no payouts in between [BOARD-14]', async () => {
    const application = await liveMerchant(api, people);
    const { subMerchantId } = application;
    await api.open.pool.query(
      `insert into payouts (payout_id, facilitator_id, sp_product_id, sub_merchant_id, status, mode,
         processor, beneficiary, type, amount, create_ledger_entries, created_at, updated_at)
       values ('po_suspended', 'harbor', 'spp_tidewater', $1, 'pending', 'scheduled', 'simulator',
         'Lantern', 'merchant', 100, true, now(), now())`,
      [subMerchantId],
    );
    const payout = async () =>
      (await api.open.pool.query("select status from payouts where payout_id = 'po_suspended'"))
        .rows[0].status;
    const token = await tokenOf(api.open, '4242424242424242', { subMerchantId });
    const stop = { isSuspended: true, reason: 'Too many disputes.' };
    const stopped = await send(admin, 'PUT', pathOf(application), stop);
    expect(stopped.body.suspension).toMatchObject({
      reason: 'Too many disputes.',
      suspendedBy: 'admin@harbor',
    });
    expect(await payout()).toBe('on-hold');
    expect(code(await sell(admin, { token, subMerchantId }))).toEqual([409, 'ACCOUNT_SUSPENDED']);
    expect((await send(admin, 'PUT', pathOf(application), stop)).status).toBe(409);
    await send(admin, 'PUT', pathOf(application), { isSuspended: false });
    expect(await payout()).toBe('pending');
    expect((await sell(admin, { token, subMerchantId })).status).toBe(200);
  });

  test('keeps a reset processor provisioned without IDs, so it can’t charge [BOARD-11, BOARD-12]', async () => {
    const application = await liveMerchant(api, people);
    const { subMerchantId } = application;
    const path = `${recordPath(application)}/processor`;
    const response = await send(admin, 'PUT', `${path}/reset`, { processor: 'simulator' });
    expect(response.body).toMatchObject({ status: 'active', provisioning: 'provisioned' });
    expect(response.body.subMerchantDocs[0].processor.simulator).toMatchObject({
      status: 'provisioned',
      merchantId: '',
      id: '',
    });
    const token = await tokenOf(api.open, '4242424242424242', { subMerchantId });
    expect((await sell(admin, { token, subMerchantId })).status).not.toBe(200);
    expect((await provision(application)).status).toBe(200);
    expect((await sell(admin, { token, subMerchantId })).status).toBe(200);
    const none = await send(admin, 'PUT', `${path}/reset`, { processor: 'stripe' });
    expect(code(none)).toEqual([404, 'NO_PROCESSOR']);
    const withoutIds = await provision(application, 'worldpay');
    expect([withoutIds.status, withoutIds.body.errors[0].path]).toEqual([400, 'merchantId']);
  });

  test('lets only an administrator change its identity', async () => {
    const application = await liveMerchant(api, people);
    const changes = { business: { dbaName: 'Quay Books' } };
    expect((await send(provider, 'PUT', recordPath(application), changes)).status).toBe(409);
    const changed = await send(admin, 'PUT', recordPath(application), changes);
    expect(changed.body.subMerchantDocs[0].identity.business.dbaName).toBe('Quay Books');
    expect(changed.body.identity.business.legalName).toBe('Lantern Quay Books LLC');
  });
});

describe('every status that matters', () => {
  test('reaches inboxes and the product’s webhook', async () => {
    const types = ['submitted', 'approved', 'active'].map((status) => `application.${status}`);
    await send(provider, 'PUT', 'service-provider/spproducts/spp_tidewater/webhook', {
      url: 'http://localhost:9000/events',
      enabled: true,
      events: types,
    });
    const { applicationId, subMerchantId } = await liveMerchant(api, people);
    const { rows: sent } = await api.open.pool.query(
      'select event_type as type, payload from webhook_deliveries where sub_merchant_id = $1',
      [subMerchantId],
    );
    expect(new Set(sent.map(({ type }) => type))).toEqual(new Set(types));
    expect(sent).toHaveLength(types.length);
    expect(JSON.parse(sent[0].payload).data).toMatchObject({ applicationId });
    const { rows: told } = await api.open.pool.query(
      'select audience, kind, count(*)::int from notification_events where target_id = $1 group by 1, 2 order by 1, 2',
      [applicationId],
    );
    expect(told).toEqual([
      { audience: 'account', kind: 'application-decided', count: 2 },
      { audience: 'account', kind: 'payout-account-changed', count: 1 },
      { audience: 'product', kind: 'application-decided', count: 2 },
      { audience: 'staff', kind: 'application-submitted', count: 1 },
      { audience: 'staff', kind: 'payout-account-changed', count: 1 },
    ]);
  });
});

describe('a product', () => {
  test('says which merchants it doesn’t accept', async () => {
    const types = newAccount({ ownershipType: 'Government' });
    const refused = await send(provider, 'POST', 'accounts/new', types);
    expect([refused.status, refused.body.success]).toEqual([200, false]);
    expect(refused.body.message).toContain('Government');
    const category = await send(provider, 'POST', 'accounts/new', newAccount({ mcc: '7995' }));
    expect(category.body).toMatchObject({ success: false, applicationId: null });
  });

  test('gets a copy with its own fees [BOARD-09]', async () => {
    const application = await liveMerchant(api, people);
    const copy = await send(admin, 'POST', 'accounts/clone', {
      smApplicationId: application.applicationId,
      subMerchantObjId: application.subMerchantDocs[0]._id,
      spProductId: 'spp_clinicline',
    });
    expect(copy.body).toMatchObject({
      status: 'progress',
      spProductId: 'spp_clinicline',
      payoutBankAccounts: [],
      features: {},
    });
    expect(copy.body.identity.business).toEqual(application.identity.business);
    expect(copy.body.subMerchantDocs[0].fees.percentage).toBe('2.7');
  });
});
