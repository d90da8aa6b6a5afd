import { beforeAll, describe, expect, test } from 'vitest';
import { newKey } from '../../../test/api.ts';
import { tokenOf } from '../../../test/cards.ts';
import { createPerson, updatePerson } from '../../../test/people.ts';
import { saleBody } from '../../../test/sale.ts';
import type { TestResponse, TestSession } from '../../../test/session.ts';
import { usePerson, useTestApi } from '../../../test/use.ts';

const api = useTestApi();
const admin = usePerson(api, 'admin@harbor');

const outcome = ({ status, body }: TestResponse) => [status, body.code];
const at = (role: string, subMerchantId: string) => ({
  role,
  place: { kind: 'account', subMerchantId },
});

/** Two accounts of the brand, and one whose users these managers don't manage. */
const [here, there, beyond] = ['sm_0002', 'sm_0005', 'sm_0007'];

async function person(memberships: readonly unknown[], by: TestSession = admin) {
  const made = await createPerson(by, { roles: undefined, memberships });
  expect(made.status).toBe(200);
  await updatePerson(admin, made.body.id, { forcePasswordReset: false });
  return made.body;
}

let adminHere: TestSession;
let shared: { id: string; username: string };

beforeAll(async () => {
  const made = await person([at('merchant-admin', here)]);
  adminHere = await api.signIn(made.username);
  shared = await person([at('accounting', here), at('accounting', there)]);
});

const refundAt = async (session: TestSession, subMerchantId: string) => {
  const token = await tokenOf(api.open, '4242424242424242', { subMerchantId });
  const sale = await admin.pay(
    'backoffice/transactions/creditcard/sale',
    { ...saleBody(admin, { token, subMerchantId }) },
    newKey(),
  );
  expect(sale.status).toBe(200);
  const path = `backoffice/transactions/creditcard/${sale.body.transactionId}/refund`;
  return session.pay(path, { amount: 1 }, newKey());
};

describe('a merchant’s admin', () => {
  test('can’t give anybody access to another merchant', async () => {
    const raised = await updatePerson(adminHere, shared.id, { roles: ['manager'] });
    expect(raised.status).toBe(200);
    const accountant = await api.signIn(shared.username);
    expect((await refundAt(accountant, here)).status).toBe(200);
    expect(outcome(await refundAt(accountant, there))).toEqual([404, 'NOT_FOUND']);
    const { body } = await admin.get(`users/${shared.id}`);
    expect(body.acl).toEqual([
      { ...at('accounting', there), forcePasswordReset: false },
      { ...at('manager', here), forcePasswordReset: false },
    ]);
  });

  test('sees a user’s role here, and no other account’s name', async () => {
    const { body } = await adminHere.get(`users/${shared.id}`);
    expect(body.acl.map(({ place }: { place: unknown }) => place)).toEqual([
      { kind: 'account', subMerchantId: here },
    ]);
    expect(body.accounts.map((one: { subMerchantId: string }) => one.subMerchantId)).toEqual([
      here,
    ]);
    const list = await adminHere.get(`users?subMerchantId=${there}`);
    expect(list.body.data).toEqual([]);
    const byRole = await adminHere.get('users?applications.payments.acl.role=accounting');
    expect(byRole.text).not.toContain(shared.id);
  });

  test('can’t grant or remove roles elsewhere', async () => {
    const away = await updatePerson(adminHere, shared.id, { subMerchantIds: [here] });
    expect(away.status).toBe(200);
    for (const place of [there, beyond]) {
      const given = await updatePerson(adminHere, shared.id, {
        memberships: [at('manager', place)],
      });
      expect(outcome(given)).toEqual([404, 'NOT_FOUND']);
    }
    const staff = { memberships: [{ role: 'bank', place: { kind: 'brand' } }] };
    expect(outcome(await updatePerson(adminHere, shared.id, staff))).toEqual([
      403,
      'ROLE_NOT_GRANTABLE',
    ]);
    const { body } = await admin.get(`users/${shared.id}`);
    expect(body.acl).toContainEqual({ ...at('accounting', there), forcePasswordReset: false });
  });

  test('can’t change the sign-in of a user who also works elsewhere', async () => {
    for (const body of [
      { username: 'mine@harbor' },
      { email: 'mine@mail.example' },
      { forcePasswordReset: true },
    ]) {
      expect(outcome(await updatePerson(adminHere, shared.id, body))).toEqual([
        403,
        'PERSON_SHARED',
      ]);
    }
    const unlocked = await adminHere.call(`users/${shared.id}/unlock`, { method: 'POST' });
    expect(outcome(unlocked)).toEqual([403, 'PERSON_SHARED']);
  });

  test('removes a user here; they keep working elsewhere', async () => {
    const session = await api.signIn(shared.username);
    const removed = await adminHere.call(`users/${shared.id}`, { method: 'DELETE' });
    expect(removed.body).toEqual({ success: true });
    expect((await adminHere.get(`users/${shared.id}`)).status).toBe(404);
    const accounts = await session.get('backoffice/accounts/submerchants');
    expect(accounts.body.data.map((one: { subMerchantId: string }) => one.subMerchantId)).toEqual([
      there,
    ]);
    const alone = await person([at('employee', here)], adminHere);
    await adminHere.call(`users/${alone.id}`, { method: 'DELETE' });
    expect((await admin.get(`users/${alone.id}`)).status).toBe(404);
  });

  test('has the role only at their own accounts', async () => {
    const both = await person([at('merchant-admin', here), at('manager', there)]);
    const session = await api.signIn(both.username);
    const colleague = await person([at('employee', there)]);
    expect((await session.get(`users/${colleague.id}`)).status).toBe(404);
    const given = { roles: undefined, memberships: [at('employee', there)] };
    expect((await createPerson(session, given)).status).toBe(404);
  });
});

describe('abilities of several roles', () => {
  test('don’t add up: a bank user who manages one account takes payments only there', async () => {
    const made = await person([{ role: 'bank', place: { kind: 'brand' } }, at('manager', here)]);
    const session = await api.signIn(made.username);
    expect((await refundAt(session, here)).status).toBe(200);
    expect(outcome(await refundAt(session, there))).toEqual([404, 'NOT_FOUND']);
    const seen = await session.get(`reporting/transactions?subMerchantId=${there}&pageSize=1`);
    expect(seen.body.data).toHaveLength(1);
    const customer = (subMerchantId: string) =>
      session.call('backoffice/customers', {
        method: 'POST',
        body: { subMerchantId, name: 'Grace Murray' },
      });
    expect((await customer(there)).status).toBe(404);
    expect((await customer(here)).status).toBe(200);
    const { acl } = session.response.applications.payments;
    expect(acl).toContainEqual({ ...at('manager', here), forcePasswordReset: false });
  });

  test('a manager here and accountant there can refund only here', async () => {
    const made = await person([at('manager', here), at('accounting', there)]);
    const session = await api.signIn(made.username);
    expect((await refundAt(session, here)).status).toBe(200);
    expect(outcome(await refundAt(session, there))).toEqual([404, 'NOT_FOUND']);
  });

  test('a clerk here and manager there sees authorizations only there', async () => {
    const made = await person([at('sales-clerk', here), at('manager', there)]);
    const session = await api.signIn(made.username);
    const seen = async (subMerchantId: string) => {
      const token = await tokenOf(api.open, '4242424242424242', { subMerchantId });
      const body = saleBody(admin, { token, subMerchantId, capture: false });
      const auth = await admin.pay('backoffice/transactions/creditcard/sale', body, newKey());
      const { transactionId } = auth.body;
      return (await session.get(`reporting/transactions/${transactionId}/timeline`)).status;
    };
    expect([await seen(here), await seen(there)]).toEqual([404, 200]);
  });

  test('stay separate: a change says which role applies where', async () => {
    const made = await person([at('manager', here), at('accounting', there)]);
    const mixed = await updatePerson(admin, made.id, { subMerchantIds: [here, there, beyond] });
    expect(outcome(mixed)).toEqual([422, 'MEMBERSHIPS_DIFFER']);
    const both = { memberships: [at('manager', here)], roles: ['manager'] };
    expect((await updatePerson(admin, made.id, both)).status).toBe(400);
    const wrong = { memberships: [{ role: 'manager', place: { kind: 'brand' } }] };
    expect((await updatePerson(admin, made.id, wrong)).status).toBe(400);
  });

  test('a service provider needs a product', async () => {
    const made = await createPerson(admin, { roles: ['service-provider'] });
    expect(outcome(made)).toEqual([422, 'PRODUCT_NEEDED']);
  });
});
