import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { newKey } from '../../../test/api.ts';
import { accountOf } from '../../../test/sale.ts';
import { usePerson, useTestApi } from '../../../test/use.ts';
import { applications } from '../../kernel/database/schema/index.ts';
import { applePayTestToken } from './apple-pay.ts';

const api = useTestApi();
const admin = usePerson(api, 'admin@harbor');
const clerk = usePerson(api, 'clerk@harbor');
const juniper = usePerson(api, 'manager@juniper');

const mine = () => accountOf(clerk);
const ask = (card: string, subMerchantId = mine(), who = clerk) =>
  who.call('backoffice/tokens/applepay', { method: 'POST', body: { subMerchantId, card } });
const row = async (subMerchantId = mine()) =>
  (await admin.get(`backoffice/applepay/accounts?subMerchantId=${subMerchantId}`)).body.data[0];

async function turn(enabled: boolean): Promise<void> {
  const { applicationId, subMerchantObjId } = await row();
  const path = `backoffice/accounts/${applicationId}/submerchants/${subMerchantObjId}/applepay`;
  await admin.call(path, { method: 'PUT', body: { enabled } });
}

async function plan(enabled: boolean): Promise<void> {
  const { applicationId } = await row();
  const { database } = api.open;
  const one = eq(applications.applicationId, applicationId);
  const [found] = await database.select().from(applications).where(one);
  const features = { ...found?.features, applePay: { enabled } };
  await database.update(applications).set({ features }).where(one);
}

beforeAll(async () => {
  await plan(true);
  await turn(true);
});

async function pay(card: string, key = newKey(), amount = 12.5) {
  const { body: token } = await ask(card);
  const { cardHolderName, billingAddress } = token;
  const body = {
    subMerchantId: mine(),
    amount,
    token: token.token,
    cardHolderName,
    billingAddress,
  };
  const path = 'backoffice/transactions/creditcard/sale';
  return { first: await clerk.pay(path, body, key), again: await clerk.pay(path, body, key), body };
}

describe('the simulated wallet of Apple Pay', () => {
  test('pays once: a retry with the key returns the same, and its token can’t be reused', async () => {
    const { first, again, body } = await pay('visa');
    expect(first.body).toMatchObject({
      status: 'processing',
      amount: 12.5,
      cardBrand: 'visa',
      truncatedCardNumber: '4242',
      cardHolderName: 'Jordan Appleseed',
    });
    expect(again.body).toEqual(first.body);
    const other = await clerk.pay('backoffice/transactions/creditcard/sale', body, newKey());
    expect([other.status, other.body.errors[0].path]).toEqual([400, 'token']);
  });

  test.each([
    ['mastercard', 'mastercard', 'CREDIT'],
    ['amex', 'amex', 'CREDIT'],
    ['discover', 'discover', 'CREDIT'],
    ['visa-debit', 'visa', 'DEBIT'],
  ])('has a %s', async (card, cardBrand, cardKind) =>
    expect((await ask(card)).body).toMatchObject({ cardBrand, cardKind }),
  );

  test('has a card that is declined', async () => {
    const { first } = await pay('visa-declined');
    expect([first.status, first.body.message]).toEqual([402, 'Declined by the issuer']);
  });

  test('belongs to an account that accepts Apple Pay, and to no other', async () => {
    await turn(false);
    expect([(await ask('visa')).status, (await row()).state]).toEqual([409, 'inactive']);
    await turn(true);
    expect([(await ask('visa')).status, (await row()).state]).toEqual([200, 'active']);
    await plan(false);
    const refused = await ask('visa');
    expect([refused.status, refused.body.code, (await row()).state]).toEqual([
      403,
      'FEATURE_OFF',
      'not-in-plan',
    ]);
    expect((await ask('visa', mine(), admin)).status).toBe(409);
    await plan(true);
    expect((await ask('visa', mine(), juniper)).status).toBe(404);
  });

  test.each(['development', 'stage', 'production'] as const)(
    'doesn’t exist in %s',
    async (there) => {
      const services = { ...api.services, environment: there };
      const body = { subMerchantId: mine(), card: 'visa' } as const;
      const context: Parameters<typeof applePayTestToken>[2] = Object.create(null);
      await expect(applePayTestToken(services, body, context)).rejects.toMatchObject({
        status: 404,
      });
    },
  );
});

test('accounts are listed by whether they accept Apple Pay, within the user’s scope', async () => {
  const path = 'backoffice/applepay/accounts?pageSize=100';
  const all = (await admin.get(path)).body;
  for (const state of ['active', 'inactive', 'not-in-plan']) {
    const some = (await admin.get(`${path}&state=${state}`)).body.data;
    const rows = all.data.filter((each: { state: string }) => each.state === state);
    expect(some).toEqual(rows);
  }
  const { rows } = await api.open.pool.query(
    'select count(*)::int as count from sub_merchants where facilitator_id = $1',
    ['harbor'],
  );
  expect(all.count).toBe(rows[0].count);
  const own = (await clerk.get(path)).body.data;
  expect(own.length).toBeGreaterThan(0);
  expect(own.length).toBeLessThan(all.count);
});

test('the setup says what is installed, and where Apple verifies the domain [PAY-28]', async () => {
  const path = 'backoffice/applepay/setup';
  const { body } = await clerk.get(path);
  expect(body).toMatchObject({ isAssociationServed: false, certificate: null, isSimulated: true });
  expect(body.associationUrl).toMatch(
    /^http:\/\/.*\/\.well-known\/apple-developer-merchantid-domain-association$/,
  );
});
