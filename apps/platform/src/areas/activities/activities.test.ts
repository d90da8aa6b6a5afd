import { displayTransactionId } from '@payfac/domain/transactions';
import { describe, expect, test } from 'vitest';
import { tokenOf } from '../../../test/cards.ts';
import { act, sell } from '../../../test/sale.ts';
import { call, TestSession } from '../../../test/session.ts';
import { actAs } from '../../../test/sign-on.ts';
import { usePerson, useTestApi, useTestHosted } from '../../../test/use.ts';
import { demoPassword } from '../../program/seed/data/people.ts';

const api = useTestApi();
const admin = usePerson(api, 'admin@harbor');

const post = (session: TestSession, path: string) => session.call(path, { method: 'POST' });

const latest = async (query = '') => {
  const { body } = await post(admin, `foundation/useractivities/get?pageSize=5&${query}`);
  return body.data;
};

describe('user activity', () => {
  test('is logged with its action: a sign-in, a sale, a refund [SCOPE-20]', async () => {
    const manager = await api.signIn('manager@harbor');
    const sale = await sell(manager, { token: await tokenOf(api.open) });
    const id = sale.body.transactionId;
    await act(manager, 'refund', id, { amount: 20 });
    const rows = await latest('username=manager@harbor');
    expect(rows[0]).toMatchObject({ action: 'transactions.refund', message: 'Refund of $20.00' });
    expect(rows[1]).toMatchObject({
      action: 'transactions.sale',
      target: id,
      message: 'Sale of $120.00',
      targetName: null,
      subMerchantId: sale.body.subMerchantId,
      accountName: sale.body.accountName,
      actorUserId: null,
      ip: '127.0.0.1',
    });
    expect(rows[2]).toMatchObject({ action: 'signed-in' });
  });

  test('isn’t logged if refused', async () => {
    const before = await latest();
    await admin.call('users/none-such', { method: 'DELETE' });
    const manager = await api.signIn('manager@harbor');
    await act(manager, 'refund', 'txn000000000000', { amount: 1 });
    const after = await latest();
    expect(after[0]).toMatchObject({ action: 'signed-in' });
    expect(after[1]).toEqual(before[0]);
  });

  test('names the administrator who acted as the user', async () => {
    const userId = 'usr_harbor_employee';
    const { body } = await admin.call('auth/login-as', {
      method: 'POST',
      body: { userId, application: 'payments' },
    });
    const tab = await TestSession.openTab(api.url, admin.host, admin.cookie, body.as);
    const acting = new TestSession(api.url, admin.host, admin.cookie, tab.body);
    await acting.call(`users/${userId}`, { method: 'PUT', body: { name: 'Ada B.' } });
    const [edited] = await latest(`userId=${userId}`);
    expect(edited).toMatchObject({
      action: 'profile-edited',
      target: userId,
      targetName: 'employee@harbor',
      actorUserId: 'usr_harbor_admin',
      actorUsername: 'admin@harbor',
    });
    const [loggedIn] = await latest('action=auth.loginAs');
    expect(loggedIn).toMatchObject({ userId: 'usr_harbor_admin', target: userId });
  });
});

describe('the list', () => {
  test('names the target and the account to those who may see the name', async () => {
    const { body: accounts } = await admin.call('backoffice/accounts/view?pageSize=1');
    const [{ applicationId, dbaName, spProductId }] = accounts.data;
    await admin.call('foundation/comments/set', {
      method: 'POST',
      body: { modelName: 'applications', modelId: applicationId, text: 'Called them.' },
    });
    const { body: invite } = await admin.call('backoffice/invites', {
      method: 'POST',
      body: { spProductId, name: 'Ada Byron', email: 'ada@mill.example' },
    });
    const [invited, comment] = await latest();
    expect(invited).toMatchObject({ target: invite._id, targetName: 'Ada Byron' });
    expect(comment).toMatchObject({ target: applicationId, targetName: dbaName });

    const bank = await api.signIn('bank@harbor');
    const { body } = await post(bank, 'foundation/useractivities/get?pageSize=20');
    const seen = (id: string) =>
      body.data.find(({ target }: { target: string | null }) => target === id);
    expect(seen(applicationId)).toMatchObject({ targetName: dbaName });
    expect(seen(invite._id)).toMatchObject({ targetName: null });
  });

  test('shows a facilitator’s own users, newest first', async () => {
    const { body } = await post(admin, 'foundation/useractivities/get?pageSize=100');
    const times = body.data.map(({ createdAt }: { createdAt: string }) => createdAt);
    expect(times).toEqual(times.toSorted().toReversed());
    const names: string[] = body.data.map(({ username }: { username: string }) => username);
    expect(names.every((name) => name.endsWith('@harbor'))).toBe(true);
  });

  test('is exported as users-activities.csv with the same rows', async () => {
    const query = 'action=signed-in&username=bank';
    const page = await post(admin, `foundation/useractivities/get?${query}`);
    const file = await post(admin, `foundation/useractivities/get?${query}&export=csv`);
    expect(file.headers.get('content-disposition')).toContain('users-activities.csv');
    expect(file.text.trim().split('\r\n')).toHaveLength(page.body.count + 1);
    expect(file.text).toContain('Acted by,Acted by ID,Account,Account ID');
  });

  test('names a payment by its displayed ID in exports and search', async () => {
    const manager = await api.signIn('manager@harbor');
    const { body: sold } = await sell(manager, { token: await tokenOf(api.open) });
    const shown = displayTransactionId(sold.transactionId);
    const file = await post(admin, `foundation/useractivities/get?target=${shown}&export=csv`);
    const [head = [], ...rows] = file.text
      .trim()
      .split('\r\n')
      .map((line) => line.split(','));
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row[head.indexOf('Target ID')]).toBe(shown);
  });
});

describe('refused attempts', () => {
  const hosted = useTestHosted();

  const events = async (query: string) => {
    const boss = await hosted.signIn('admin@harbor');
    const { body } = await post(boss, `foundation/useractivities/get?pageSize=5&${query}`);
    return body.data;
  };
  const signInBy = (username: string, password: string) =>
    call(hosted.url, 'harbor.localhost', '/payments/login', {
      method: 'POST',
      rawBody: new URLSearchParams({ username, password }).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'http://harbor.localhost',
      },
    });

  test('include failed sign-ins: username, reason and address, without the input', async () => {
    await signInBy('clerk@harbor', 'a wrong-Guess');
    await signInBy('my-secret-Pass-in-the-name', 'another wrong-Guess');
    await signInBy('locked@harbor', demoPassword);
    const rows = await events('securityEvent=sign-in-failed');
    const failed = { action: 'sign-in-failed', ip: '127.0.0.1' };
    expect(rows).toMatchObject([
      { ...failed, username: 'locked@harbor', message: 'Sign-in failed: the user is locked' },
      { ...failed, username: '(unknown)', message: 'Sign-in failed: no such user' },
      { ...failed, username: 'clerk@harbor', message: 'Sign-in failed: wrong password' },
    ]);
    const { rows: kept } = await hosted.open.pool.query(
      'select a::text as text from user_activities a',
    );
    expect(JSON.stringify(kept)).not.toMatch(/wrong-Guess|my-secret-Pass|lantern-quay/);
  });

  test('include refused calls by users, acting users and keys, by route', async () => {
    const clerk = await hosted.signIn('clerk@harbor');
    await clerk.get('users/canary-id');
    await clerk.call('users/canary-id', { method: 'DELETE' });
    const boss = await hosted.signIn('admin@harbor');
    const acting = await actAs(boss, 'usr_harbor_accounting');
    await acting.call('users/canary-id/unlock', { method: 'POST' });
    const key = { authorization: 'Bearer sk_test_sandbox-key-of-harbor' };
    await call(hosted.url, 'harbor.localhost', '/api/v1/users', { headers: key });
    const rows = await events('securityEvent=access-refused');
    const refused = { action: 'access-refused', target: null, ip: '127.0.0.1' };
    expect(rows).toMatchObject([
      { ...refused, username: expect.stringContaining('Sandbox'), message: 'Refused: GET users' },
      {
        ...refused,
        username: 'accounting@harbor',
        actorUsername: 'admin@harbor',
        message: 'Refused: POST users/{id}/unlock',
      },
      { ...refused, username: 'clerk@harbor', message: 'Refused: DELETE users/{id}' },
    ]);
    expect(JSON.stringify(rows)).not.toContain('canary');
  });

  test('don’t fill the log, however often they are repeated', async () => {
    const clerk = await hosted.signIn('clerk@juniper');
    const all = await Promise.all(
      Array.from({ length: 60 }, () => clerk.call('users/x', { method: 'DELETE' })),
    );
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([403]));
    const { rows } = await hosted.open.pool.query(
      "select count(*)::int as count from user_activities where action = 'access-refused' and facilitator_id = 'juniper'",
    );
    expect(rows[0].count).toBeGreaterThan(0);
    expect(rows[0].count).toBeLessThan(60);
  });
});
