import { describe, expect, test } from 'vitest';
import {
  bankAccount,
  bankPath,
  begin,
  liveMerchant,
  newAccount,
  owner,
  pathOf,
  recordPath,
  type Shown,
  send,
  submitted,
  useBoarders,
} from '../../../test/boarding.ts';
import { useTestApi } from '../../../test/use.ts';

const api = useTestApi();
const people = useBoarders(api);
const { admin, underwriter, provider, show } = people;

describe('visible data', () => {
  test('is masked, and without the facilitator’s notes, for outsiders', async () => {
    const application = await submitted(api, provider);
    await send(underwriter, 'PUT', pathOf(application), { note: 'Between us.' });
    const whole = await show(application);
    expect(whole.identity.business.taxId).toBe('000000000');
    expect(whole.logs.at(-1)).toMatchObject({ note: 'Between us.', name: expect.any(String) });
    const { body: partial } = await provider.get(`backoffice/${pathOf(application)}`);
    expect(partial.identity.business.taxId).toBe('•••••0000');
    expect(partial.identity.owners[0].idNumber).toBe('•••••3456');
    expect(partial.logs).toEqual([]);
    const merchantsOwn = await send(provider, 'PUT', recordPath(application), {});
    expect(JSON.stringify(merchantsOwn.body)).not.toContain('900123456');
  });

  test('keeps an ID number that isn’t sent, and removes omitted owners', async () => {
    const application = await begin(provider);
    const [{ ownerId }] = application.identity.owners;
    const { idNumber: _, ...rest } = owner({ ownerId, lastName: 'Okafor-Reed' });
    const other = owner({
      firstName: 'Tove',
      idNumber: '900123457',
      ownership: 0,
      isController: false,
    });
    await send(provider, 'PUT', recordPath(application), { owners: [rest, other] });
    const { owners } = (await show(application)).identity;
    expect(owners).toMatchObject([
      { ownerId, lastName: 'Okafor-Reed', idNumber: '900123456' },
      { firstName: 'Tove' },
    ]);
    await send(provider, 'PUT', recordPath(application), { owners: [rest] });
    expect((await show(application)).identity.owners).toHaveLength(1);
    const stranger = { owners: [owner({ ownerId: 'own_none' })] };
    expect((await send(provider, 'PUT', recordPath(application), stranger)).status).toBe(400);
  });

  test('excludes other products and facilitators', async () => {
    const juniper = await api.signIn('admin@juniper');
    const other = await begin(admin, { spProductId: 'spp_clinicline' });
    const own = await begin(provider);
    for (const [session, application] of [
      [provider, other],
      [juniper, own],
    ] as const) {
      const { applicationId } = application;
      expect((await session.get(`backoffice/${pathOf(application)}`)).status).toBe(404);
      expect((await send(session, 'POST', 'accounts/submit', { applicationId })).status).toBe(404);
      expect((await send(session, 'PUT', recordPath(application), {})).status).toBe(404);
      const account = bankAccount(application, 'bat_none');
      expect((await send(session, 'POST', bankPath, account)).status).toBe(404);
    }
    const list = await provider.get('backoffice/accounts/center?pageSize=100');
    const products = list.body.data.map((one: Shown) => one.spProductId);
    expect(new Set(products)).toEqual(new Set(['spp_tidewater']));
    const made = await send(
      provider,
      'POST',
      'accounts/new',
      newAccount({ spProductId: 'spp_clinicline' }),
    );
    expect(made.status).toBe(404);
  });

  test('of an applicant is their own applications', async () => {
    const applicant = await api.signIn('applicant@harbor');
    const application = await begin(applicant);
    expect(application.status).toBe('progress');
    const list = await applicant.get('backoffice/accounts');
    expect(list.body.count).toBe(2);
  });

  test('can be filtered by every filter [BOARD-22, BOARD-23]', async () => {
    const ids = async (query: string) =>
      (await admin.get(`backoffice/accounts?pageSize=100&${query}`)).body.data.map(
        (one: Shown) => one.applicationId,
      );
    const application = await liveMerchant(api, people);
    const { applicationId, subMerchantId } = application;
    for (const query of [
      `applicationId=${applicationId}`,
      `subMerchantId=${subMerchantId}`,
      'owners=adaeze&status=active',
      'business=lantern&stage=active',
      'provisioning=provisioned&mcc=5814&ownershipType=LLC&business=/^lantern/i',
      'isSuspended=false&singleSearch=Lantern',
    ]) {
      expect([query, (await ids(query)).includes(applicationId)]).toEqual([query, true]);
    }
    expect(await ids(`applicationId=${applicationId}&isSuspended=true`)).toEqual([]);
  });
});
