import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { tokenOf } from '../../../test/cards.ts';
import { payingAccount } from '../../../test/commerce.ts';
import { accountOf, act, sell } from '../../../test/sale.ts';
import type { TestResponse } from '../../../test/session.ts';
import { usePerson, useTestApi } from '../../../test/use.ts';
import { bankAccountTokens, cardTokens } from '../../kernel/database/schema/index.ts';

const api = useTestApi();
const manager = usePerson(api, 'manager@harbor');

const create = (changes: Record<string, unknown> = {}): Promise<TestResponse> =>
  manager.call('backoffice/customers', {
    method: 'POST',
    body: { subMerchantId: accountOf(manager), name: 'Grace Murray', ...changes },
  });

const cards = (id: string, method: string, body: unknown): Promise<TestResponse> =>
  manager.call(`backoffice/customers/${id}/creditcards`, { method, body });

const addCard = async (id: string, number?: string, isDefault?: boolean) => {
  const token = await tokenOf(api.open, number);
  const response = await cards(id, 'POST', {
    token,
    cardHolderName: 'Grace Murray',
    ...(isDefault === undefined ? {} : { isDefault }),
  });
  return { token, response };
};

const defaultsOf = ({ body }: TestResponse): string[] =>
  body.creditCards
    .filter(({ isDefault }: { isDefault: boolean }) => isDefault)
    .map(({ token }: { token: string }) => token);

describe('a customer', () => {
  test('is created, found, changed field by field, and deleted [CUST-03]', async () => {
    const made = await create({
      email: 'grace@example.com',
      mobileNumber: '2025550123',
      zip: '46204',
    });
    const { _id } = made.body;
    expect(made.body).toMatchObject({ _id, customerId: _id, city: null, creditCards: [] });
    for (const query of [
      'name=grace%20m',
      'email=GRACE',
      'mobileNumber=(202)%20555',
      `customerId=${_id}`,
    ]) {
      const found = await manager.get(`reporting/customers?${query}`);
      expect(found.body.data.map((row: { _id: string }) => row._id)).toContain(_id);
    }
    const path = `backoffice/customers/${_id}`;
    const changed = await manager.call(path, {
      method: 'PUT',
      body: { email: null, company: '', city: 'Erie' },
    });
    expect(changed.body).toMatchObject({
      name: 'Grace Murray',
      email: null,
      company: null,
      city: 'Erie',
      mobileNumber: '2025550123',
      zip: '46204',
    });
    expect((await manager.call(path, { method: 'DELETE' })).body).toEqual({ success: true });
    expect((await manager.call(path, { method: 'DELETE' })).status).toBe(404);
    expect((await manager.get(`reporting/customers?customerId=${_id}`)).body.count).toBe(0);
  });

  test('has one default card if it has cards, and never more [API-14]', async () => {
    const { _id } = (await create()).body;
    const first = await addCard(_id);
    expect(defaultsOf(first.response)).toEqual([first.token]);
    const second = await addCard(_id, '5555555555554444');
    expect(defaultsOf(second.response)).toEqual([first.token]);
    const third = await addCard(_id, '378282246310005', true);
    expect(defaultsOf(third.response)).toEqual([third.token]);
    expect(third.response.body.creditCards[0].truncatedCardNumber).toBe('0005');
    const chosen = await cards(_id, 'PUT', { token: second.token });
    expect(defaultsOf(chosen)).toEqual([second.token]);
    const without = await cards(_id, 'DELETE', { token: second.token });
    expect(defaultsOf(without)).toEqual([first.token]);
    // Some proxies drop the body of a DELETE.
    const byQuery = `backoffice/customers/${_id}/creditcards?token=${first.token}`;
    expect((await manager.call(byQuery, { method: 'DELETE' })).status).toBe(200);
    const none = await cards(_id, 'DELETE', { token: third.token });
    expect(none.body.creditCards).toEqual([]);
    expect((await cards(_id, 'DELETE', { token: third.token })).status).toBe(404);
  });

  test('keeps one default when defaults are chosen at once', async () => {
    const { _id } = (await create()).body;
    const saved = await Promise.all([addCard(_id), addCard(_id), addCard(_id, undefined, true)]);
    await Promise.all(saved.map(({ token }) => cards(_id, 'PUT', { token })));
    const after = await manager.get(`reporting/customers?customerId=${_id}`);
    expect(defaultsOf({ ...after, body: after.body.data[0] })).toHaveLength(1);
  });

  test('accepts no card twice, of another account or facilitator, or with an expired token', async () => {
    const [one, other] = [(await create()).body._id, (await create()).body._id];
    const { token } = await addCard(one);
    const tokens = [
      token,
      'tok_none',
      await tokenOf(api.open, '4242424242424242', { facilitatorId: 'juniper' }),
      await tokenOf(api.open, '4242424242424242', { subMerchantId: 'sm_elsewhere' }),
      await tokenOf(api.open, '4242424242424242', { expiresAt: new Date(0) }),
    ];
    for (const wrong of tokens) {
      const response = await cards(other, 'POST', { token: wrong, cardHolderName: 'Grace' });
      expect([response.status, response.body.errors[0].path]).toEqual([400, 'token']);
    }
  });

  test('shows the total of their payments less refunds, and when they last paid', async () => {
    const { _id } = (await create()).body;
    const told = async () => {
      const { body } = await manager.get(`reporting/customers?customerId=${_id}`);
      const [{ spentAmount, lastPaymentAt }] = body.data;
      return { spentAmount, lastPaymentAt };
    };
    expect(await told()).toEqual({ spentAmount: 0, lastPaymentAt: null });
    const declining = await addCard(_id, '4000000000000341');
    await sell(manager, { token: declining.token, amount: 70 });
    expect(await told()).toEqual({ spentAmount: 0, lastPaymentAt: null });
    const { token } = await addCard(_id);
    const first = await sell(manager, { token, amount: 40.5 });
    const voided = await sell(manager, { token, amount: 8 });
    await act(manager, 'void', voided.body.transactionId);
    await act(manager, 'refund', first.body.transactionId, { amount: 10.25 });
    expect(await told()).toEqual({
      spentAmount: 30.25,
      lastPaymentAt: first.body.createdAt,
    });
  });

  test('pays with a saved card, which nobody else can use [SCOPE-05]', async () => {
    const { _id } = (await create()).body;
    const other = (await create()).body._id;
    const { token } = await addCard(_id, '4000000000000341');
    const declined = await sell(manager, { token });
    expect(declined.status).toBe(402);
    const good = await addCard(_id);
    const sale = await sell(manager, { token: good.token });
    expect(sale.body.customerId).toBe(_id);
    expect((await sell(manager, { token: good.token, customerId: other })).status).toBe(400);
    const assign = (customerId: string | null) =>
      manager.call(`backoffice/transactions/${sale.body.transactionId}/customers`, {
        method: 'PUT',
        body: { customerId },
      });
    expect((await assign(other)).body.customerId).toBe(other);
    expect((await assign('cus_none')).status).toBe(404);
    expect((await assign(null)).body.customerId).toBeNull();
  });

  test('of another account is out of reach', async () => {
    const employee = await api.signIn('employee@harbor');
    const elsewhere = manager.response.applications.payments.accounts
      .map(({ subMerchantId }: { subMerchantId: string }) => subMerchantId)
      .find((id: string) => id !== accountOf(employee));
    const { _id } = (await create({ subMerchantId: elsewhere })).body;
    const path = `backoffice/customers/${_id}`;
    const change = { method: 'PUT', body: { name: 'Mine' } };
    expect((await employee.call(path, change)).status).toBe(404);
    expect((await employee.call(path, { method: 'DELETE' })).status).toBe(404);
    expect((await create({ subMerchantId: 'sm_0041' })).status).toBe(404);
  });

  test('shows email, phone and street only with permission for personal data, on screen and in exports', async () => {
    const clerk = await api.signIn('clerk@harbor');
    const subMerchantId = accountOf(clerk);
    const { _id } = (
      await create({
        subMerchantId,
        email: 'grace@mail.example',
        mobileNumber: '2025550123',
        street: '9 Spruce St',
        zip: '46204',
      })
    ).body;
    const query = `reporting/customers?customerId=${_id}`;
    const seen = { email: 'grace@mail.example', mobileNumber: '2025550123', street: '9 Spruce St' };
    expect((await manager.get(query)).body.data[0]).toMatchObject(seen);
    const masked = { email: 'g•••@mail.example', mobileNumber: '••••••0123', street: null };
    expect((await clerk.get(query)).body.data[0]).toMatchObject({ ...masked, zip: '46204' });
    const file = await clerk.get(`${query}&export=csv`);
    expect(file.text).toContain('g•••@mail.example');
    for (const hidden of Object.values(seen)) expect(file.text).not.toContain(hidden);
  });

  test('logs exports of personal data, but not masked ones', async () => {
    const clerk = await api.signIn('clerk@harbor');
    for (const session of [clerk, manager]) {
      expect((await session.get('reporting/customers?export=csv')).status).toBe(200);
    }
    const admin = await api.signIn('admin@harbor');
    const { body } = await admin.call('foundation/useractivities/get?action=pii.view', {
      method: 'POST',
      body: {},
    });
    expect(body.data.map(({ username }: { username: string }) => username)).toEqual([
      'manager@harbor',
    ]);
    expect(body.data[0].message).toBe('Requested a file of customers with personal data');
  });

  test('deletes saved cards and bank accounts with it', async () => {
    const { _id } = (await create()).body;
    await addCard(_id);
    const { token } = (
      await manager.call('backoffice/transactions/echeck/tokenize', {
        method: 'POST',
        body: {
          subMerchantId: accountOf(manager),
          accountHolderName: 'Grace Murray',
          ...payingAccount,
        },
      })
    ).body;
    const path = `backoffice/customers/${_id}`;
    await manager.call(`${path}/bankaccounts`, {
      method: 'POST',
      body: { token, accountHolderName: 'Grace Murray' },
    });
    await manager.call(path, { method: 'DELETE' });
    const { database } = api.open;
    for (const table of [cardTokens, bankAccountTokens]) {
      const kept = await database.select().from(table).where(eq(table.customerId, _id));
      expect(kept.map(({ deletedAt }) => deletedAt === null)).toEqual([false]);
    }
  });
});
