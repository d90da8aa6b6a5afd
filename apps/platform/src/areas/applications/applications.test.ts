import { describe, expect, test } from 'vitest';
import {
  bankAccount,
  bankPath,
  bankToken,
  begin,
  business,
  newAccount,
  owner,
  pathOf,
  recordPath,
  send,
  submitted,
  useBoarders,
} from '../../../test/boarding.ts';
import { tokenOf } from '../../../test/cards.ts';
import { sell } from '../../../test/sale.ts';
import type { TestResponse } from '../../../test/session.ts';
import { useTestApi } from '../../../test/use.ts';

const api = useTestApi();
const { admin, underwriter, provider, show, approve, underwrite, provision } = useBoarders(api);

const standing = ({ body }: TestResponse) => [body.status, body.stage, body.provisioning];
const code = ({ status, body }: TestResponse) => [status, body.code];

test('owners come of age by the facilitator’s date', async () => {
  const setZone = (zone: string) =>
    api.open.pool.query("update facilitators set time_zone = $1 where facilitator_id = 'harbor'", [
      zone,
    ]);
  const { rows } = await api.open.pool.query(
    "select time_zone from facilitators where facilitator_id = 'harbor'",
  );
  // It is the afternoon of March 18 in UTC, and the next morning on Kiritimati.
  const born = (dateOfBirth: string) =>
    send(provider, 'POST', 'accounts/new', newAccount({ owners: [owner({ dateOfBirth })] }));
  await setZone('Pacific/Kiritimati');
  const adult = await born('2008-03-19');
  const minor = await born('2008-03-20');
  await setZone(rows[0].time_zone);
  expect([adult.status, adult.body.success]).toEqual([200, true]);
  expect([minor.status, minor.body.errors]).toEqual([
    400,
    [{ path: 'owners.0.dateOfBirth', message: 'Owners must be at least 18 years old.' }],
  ]);
});

describe('the way to a live merchant', () => {
  test('moves application, stage and request together, and ends in a sale [BOARD-06, BOARD-07, BOARD-10, SCOPE-03]', async () => {
    const application = await begin(provider);
    expect([application.status, application.stage]).toEqual(['progress', 'business_info']);
    const account = bankAccount(application, await bankToken(api, application));
    const added = await send(provider, 'POST', bankPath, account);
    expect(added.body.data).toMatchObject([{ isPreferred: true, verification: 'pending' }]);
    expect(await show(application)).toMatchObject({ status: 'progress', stage: 'payout' });

    const { applicationId } = application;
    const early = await send(provider, 'POST', 'accounts/submit', { applicationId });
    expect(code(early)).toEqual([409, 'INCOMPLETE']);
    expect(early.body.errors).toEqual([
      { path: 'rules.acknowledged', message: expect.any(String) },
    ]);
    await send(provider, 'PUT', recordPath(application), { acknowledged: true });
    const inReview = await send(provider, 'POST', 'accounts/submit', { applicationId });
    expect(standing(inReview)).toEqual(['review', 'review', null]);
    expect(inReview.body.rules.knowYourBusiness).toBe(true);

    expect(standing(await approve(application))).toEqual([
      'approved',
      'processor_underwriting',
      'requested',
    ]);
    expect((await provision(application)).status).toBe(409);
    expect(standing(await underwrite(application))).toEqual([
      'approved',
      'processor_underwriting',
      'underwriting',
    ]);
    const provisioned = await provision(application);
    expect(standing(provisioned)).toEqual(['approved', 'processor_underwriting', 'provisioned']);
    expect(provisioned.body.subMerchantDocs[0].processor.simulator).toMatchObject({
      status: 'provisioned',
      merchantId: expect.stringMatching(/^simm_/),
      isDefault: true,
    });
    const notYet = await send(admin, 'PUT', `${recordPath(application)}/activate`, {});
    expect(code(notYet)).toEqual([409, 'NOT_READY']);

    const { bankAccountToken } = account;
    const info = await send(provider, 'POST', `${bankPath}/getinfo`, { bankAccountToken });
    expect(info.body.verification).toBe('verified');
    const merchant = await show(application);
    expect(merchant).toMatchObject({ status: 'active', stage: 'active' });
    expect(merchant.features.virtualTerminal).toEqual({ enabled: true });

    const { subMerchantId } = merchant;
    const token = await tokenOf(api.open, '4242424242424242', { subMerchantId });
    const sale = await sell(admin, { token, subMerchantId, amount: 12 });
    expect([sale.status, sale.body.status]).toEqual([200, 'processing']);
  });

  test('refuses every move out of order, and writes nothing', async () => {
    const application = await show(await begin(provider));
    expect((await approve(application)).status).toBe(409);
    expect((await underwrite(application)).status).toBe(409);
    expect((await provision(application)).status).toBe(409);
    const declined = { status: 'declined', reason: 'Early.' };
    expect((await send(admin, 'PUT', pathOf(application), declined)).status).toBe(409);
    for (const status of ['review', 'approved', 'sms_sent', 'initiated', 'active']) {
      expect((await send(admin, 'PUT', pathOf(application), { status })).status).toBe(409);
    }
    const { applicationId } = application;
    const open = { applicationId, reason: 'Again.' };
    expect((await send(admin, 'PUT', 'accounts/open', open)).status).toBe(409);
    expect(await show(application)).toEqual(application);
  });

  test('happens once if reviewers approve at the same time [BOARD-08]', async () => {
    const application = await submitted(api, provider);
    const responses = await Promise.all([1, 2, 3, 4].map(() => approve(application)));
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409,
    ]);
  });

  test('accepts a reason without a transition only from staff, and notifies nobody', async () => {
    const application = await submitted(api, provider);
    const reason = { reason: 'They sound honest.' };
    const asked = { status: 'identity', reason: 'Send the lease.' };
    await send(underwriter, 'PUT', pathOf(application), asked);
    const own = await send(provider, 'PUT', pathOf(application), reason);
    expect(code(own)).toEqual([403, 'FORBIDDEN']);
    const noted = await send(underwriter, 'PUT', pathOf(application), reason);
    expect(noted.body.logs.at(-1).note).toBe('They sound honest.');
    expect(noted.body.logs.at(-1).isTold).toBeUndefined();
  });

  test('can be sent back, declined, archived and restarted', async () => {
    const application = await submitted(api, provider);
    const ask = { status: 'identity', reason: 'Send the lease.' };
    const asked = await send(underwriter, 'PUT', pathOf(application), ask);
    expect(standing(asked)).toEqual(['identity', 'business_info', null]);
    expect(asked.body.logs.at(-1)).toMatchObject({ note: 'Send the lease.', isTold: true });
    await send(underwriter, 'PUT', pathOf(application), { note: 'They sound honest.' });
    const merchants = await provider.get(`backoffice/${pathOf(application)}`);
    expect(merchants.body.logs.map(({ note }: { note: string }) => note)).toEqual([
      'Send the lease.',
    ]);
    const { rows } = await api.open.pool.query(
      'select recipient, body from outbox where reference = $1 order by created_at desc limit 1',
      [application.applicationId],
    );
    expect(rows[0].recipient).toBe('office@lantern-quay.example');
    expect(rows[0].body).toContain('Send the lease.');
    const news = 'foundation/notifications/events/get?kind=information-requested';
    const inbox = await provider.call(news, { method: 'POST' });
    expect(inbox.body.data[0]).toMatchObject({
      title: 'More information needed',
      message: 'We need more information to decide on Lantern Quay Books: Send the lease.',
      targetId: application.applicationId,
    });

    const { applicationId } = application;
    await send(provider, 'POST', 'accounts/submit', { applicationId });
    await approve(application);
    const refused = { status: 'declined', reason: 'The processor says no.' };
    const path = `${recordPath(application)}/underwriting-status`;
    const declined = await send(underwriter, 'PUT', path, refused);
    expect(standing(declined)).toEqual(['declined', 'declined', 'archived']);
    const archive = { status: 'archived', reason: 'Old.' };
    expect((await send(underwriter, 'PUT', pathOf(application), archive)).status).toBe(403);
    expect((await send(admin, 'PUT', pathOf(application), archive)).body.status).toBe('archived');
    const reopened = await send(admin, 'PUT', 'accounts/open', { applicationId, reason: 'Again.' });
    expect(standing(reopened)).toEqual(['identity', 'business_info', null]);
  });

  test('requires a reason if the merchant needs one', async () => {
    const application = await submitted(api, provider);
    for (const body of [{ status: 'declined' }, { status: 'identity' }, { isSuspended: true }]) {
      const response = await send(admin, 'PUT', pathOf(application), body);
      expect([response.status, response.body.errors[0].path]).toEqual([400, 'reason']);
    }
  });
});

describe('checks', () => {
  test.each([
    ['000000000', 'pass', true],
    ['111111111', 'fail', false],
    ['222222222', 'unknown', false],
    ['961234567', 'fail', false],
    ['971234567', 'unknown', false],
  ])('of the employer id %s %s', async (taxId, result, isKnown) => {
    const application = await submitted(api, provider, { business: business({ taxId }) });
    const list = await send(
      admin,
      'POST',
      `accounts/checks?applicationId=${application.applicationId}&kind=business`,
    );
    expect(list.body.data).toMatchObject([{ result, ranBy: null, subject: expect.any(String) }]);
    expect(application.rules.knowYourBusiness).toBe(isKnown);
    const again = await send(underwriter, 'POST', `${recordPath(application)}/checks`, {});
    expect(again.body.data).toContainEqual(
      expect.objectContaining({ kind: 'business', result, ranBy: 'underwriter@harbor' }),
    );
    expect(again.body.data).toHaveLength(4);
  });
});
