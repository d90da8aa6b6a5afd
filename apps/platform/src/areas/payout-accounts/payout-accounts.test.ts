import { describe, expect, test } from 'vitest';
import {
  bankAccount,
  bankPath,
  bankToken,
  begin,
  liveMerchant,
  type Shown,
  send,
  useBoarders,
} from '../../../test/boarding.ts';
import type { TestResponse } from '../../../test/session.ts';
import { usePerson, useTestApi } from '../../../test/use.ts';

const api = useTestApi();
const people = useBoarders(api);
const { provider } = people;
/** An applicant of another account. */
const applicant = usePerson(api, 'applicant@harbor');

const code = ({ status, body }: TestResponse) => [status, body.code];

describe('payout accounts', () => {
  test('unknown to the bank fail, and the merchant doesn’t go live [BOARD-27]', async () => {
    const application = await begin(provider);
    const token = await bankToken(api, application, 'R03');
    await send(provider, 'POST', bankPath, bankAccount(application, token));
    const info = await send(provider, 'POST', `${bankPath}/getinfo`, { bankAccountToken: token });
    expect([info.body.verification, info.body.verifiedAt]).toEqual(['failed', null]);
    const unknown = await send(provider, 'POST', bankPath, bankAccount(application, 'bat_made_up'));
    expect([unknown.status, unknown.body.errors[0].path]).toEqual([400, 'bankAccountToken']);
    const twice = await send(provider, 'POST', bankPath, bankAccount(application, token));
    expect(code(twice)).toEqual([409, 'ACCOUNT_KNOWN']);
  });

  test('can be checked before they are added, without writing anything', async () => {
    const application = await begin(provider);
    const ask = (bankAccountToken: string, session = provider) =>
      send(session, 'POST', `${bankPath}/getinfo`, { bankAccountToken });
    const gone = await ask(await bankToken(api, application, 'R03'));
    expect([gone.status, gone.body.verification]).toEqual([200, 'failed']);
    const token = await bankToken(api, application);
    const there = await ask(token);
    expect(there.body).toMatchObject({
      applicationId: application.applicationId,
      subMerchantObjId: application.subMerchantDocs[0]._id,
      last4: '6789',
      isPreferred: false,
      verification: 'verified',
      verifiedAt: null,
    });
    expect((await people.show(application)).payoutBankAccounts).toEqual([]);
    expect((await ask('bat_made_up')).status).toBe(404);
    expect((await ask(token, applicant)).status).toBe(404);
  });

  test('of a live merchant: the preferred one stays until another is preferred [BOARD-26]', async () => {
    const application = await liveMerchant(api, people);
    const { applicationId } = application;
    const [{ bankAccountToken: first }] = application.payoutBankAccounts;
    const second = await bankToken(api, application);
    await send(provider, 'POST', bankPath, bankAccount(application, second));
    const one = { applicationId, bankAccountToken: first };
    expect((await send(provider, 'DELETE', bankPath, one)).status).toBe(409);
    const preferred = await send(provider, 'PUT', bankPath, {
      applicationId,
      bankAccountToken: second,
    });
    expect(preferred.body.data.map((account: Shown) => account.isPreferred)).toEqual([false, true]);
    const { body } = await people.admin.call(
      `foundation/notifications/events/get?singleSearch=${applicationId}&kind=payout-account-changed`,
      { method: 'POST' },
    );
    expect(body.data.slice(0, 2)).toMatchObject([
      {
        kind: 'payout-account-changed',
        title: 'Payout account changed',
        message: 'Lantern Quay Books: Payouts now go to the bank account ending in 6789.',
      },
      { message: 'Lantern Quay Books: The bank account ending in 6789 was added for payouts.' },
    ]);
    const left = await send(provider, 'DELETE', bankPath, one);
    expect(left.body.data).toMatchObject([{ bankAccountToken: second, isPreferred: true }]);
  });
});
