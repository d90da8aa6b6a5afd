import { describe, expect, test } from 'vitest';
import { newKey } from '../../../test/api.ts';
import { tokenOf } from '../../../test/cards.ts';
import { parseCsv } from '../../../test/csv.ts';
import { accountOf, act, saleBody, sell } from '../../../test/sale.ts';
import { usePerson, useTestApi } from '../../../test/use.ts';

const api = useTestApi();
const manager = usePerson(api, 'manager@harbor');
const admin = usePerson(api, 'admin@harbor');
const sale = 'backoffice/transactions/creditcard/sale';

const timeline = async (id: string, by = manager) =>
  (await by.get(`reporting/transactions/${id}/timeline`)).body;

describe('a sale keyed in', () => {
  test('keeps its tax and how the order came', async () => {
    const body = {
      ...saleBody(manager, { token: await tokenOf(api.open), amount: 107 }),
      taxAmount: 7,
      motoIndicator: 'telephone',
    };
    const response = await manager.pay(sale, body, newKey());
    expect(response.body).toMatchObject({
      taxAmount: 7,
      motoIndicator: 'telephone',
      secCode: null,
    });
  });

  test('can’t have tax above its amount', async () => {
    const body = {
      ...saleBody(manager, { token: await tokenOf(api.open), amount: 7 }),
      taxAmount: 7.01,
    };
    const response = await manager.pay(sale, body, newKey());
    expect([response.status, response.body.errors]).toEqual([
      400,
      [{ path: 'taxAmount', message: 'Tax can’t exceed the amount it is part of.' }],
    ]);
  });

  test('shows who was paid, its total, and its ledger entries to those with permission', async () => {
    const { body } = await sell(manager, { token: await tokenOf(api.open), amount: 64.2 });
    const own = await timeline(body.transactionId);
    expect(own.breakdown).toEqual({
      gross: 64.2,
      fees: 0,
      disputeFees: 0,
      returnFees: 0,
      reserve: 0,
      refunds: 0,
      pendingRefunds: 0,
      disputes: 0,
      net: 64.2,
    });
    expect(own.account).toMatchObject({ name: body.accountName, phone: expect.any(String) });
    expect([own.risk, own.ledger]).toEqual([null, null]);
    expect(new Date(own.voidableUntil).getTime()).toBeGreaterThan(
      new Date(body.createdAt).getTime(),
    );
    const { ledger, risk } = await timeline(body.transactionId, admin);
    expect(risk).toEqual(expect.any(Array));
    expect(ledger.map(({ amount }: { amount: number }) => amount).toSorted()).toEqual([
      -64.2, 64.2,
    ]);
  });
});

describe('a sale at the lower of two prices', () => {
  const debitCard = '4000056655665556';
  const ofTwoPrices = async (prices: object, card = debitCard) => {
    const { body } = await manager.get('backoffice/accounts/submerchants?name=Granite');
    const { subMerchantId } = body.data[0];
    const token = await tokenOf(api.open, card);
    const wishes = { ...saleBody(manager, { token, subMerchantId }), ...prices };
    return manager.pay(sale, wishes, newKey());
  };

  test('keeps the saving off the credit card price, in list, export and record', async () => {
    const description = crypto.randomUUID();
    const sold = await ofTwoPrices({ amount: 193, standardAmount: 200, description });
    const saved = { amount: 193, capturedAmount: 193, standardAmount: 200, savedAmount: 7 };
    expect(sold.body).toMatchObject(saved);
    const { transactionId } = sold.body;
    expect((await timeline(transactionId)).transaction).toMatchObject(saved);
    const found = `reporting/transactions?transactionId=${transactionId}`;
    expect((await manager.get(found)).body.data).toMatchObject([saved]);
    const { text } = await manager.get(`${found}&export=csv`);
    const [headers = [], line = []] = parseCsv(text);
    const cell = (header: string) => line[headers.indexOf(header)];
    expect([cell('Credit card price'), cell('Saved'), cell('Amount')]).toEqual([
      '200.00',
      '7.00',
      '193.00',
    ]);
    const refund = await act(manager, 'refund', transactionId, { amount: 10 });
    expect(refund.body).toMatchObject({ standardAmount: null, savedAmount: 0 });
    expect((await timeline(transactionId)).transaction).toMatchObject(saved);
  });

  test('shows the saving on the receipt', async () => {
    const sold = await ofTwoPrices({ amount: 193, standardAmount: 200 });
    const email = `${crypto.randomUUID()}@mail.example`;
    await manager.call(`backoffice/transactions/${sold.body.transactionId}/receipt`, {
      method: 'POST',
      body: { channel: 'email', email },
    });
    const { rows } = await api.open.pool.query('select body from outbox where recipient = $1', [
      email,
    ]);
    expect(rows[0].body).toContain('The credit card price is $200.00. You saved $7.00.');
  });

  test.each([
    ['another price than the account has', { amount: 190, standardAmount: 200 }, debitCard],
    ['a credit card', { amount: 193, standardAmount: 200 }, '4242424242424242'],
  ])('is refused for %s, and nothing is charged', async (_, prices, card) => {
    const response = await ofTwoPrices(prices, card);
    expect([response.status, response.body.errors[0].path]).toEqual([400, 'standardAmount']);
  });
});

test('accounts can be filtered by a feature, with the data that the terminal needs', async () => {
  const named = await admin.get('backoffice/accounts/submerchants?feature=virtualTerminal');
  expect(named.body.count).toBeGreaterThan(0);
  for (const { features, dualPricing, takesEchecks } of named.body.data) {
    expect(features).toContain('virtualTerminal');
    expect(dualPricing).toMatchObject({ enabled: expect.any(Boolean) });
    expect(takesEchecks).toEqual(expect.any(Boolean));
  }
  const all = await admin.get('backoffice/accounts/submerchants');
  expect(all.body.count).toBeGreaterThan(named.body.count);
});

test('an eCheck says how its debit was authorized', async () => {
  const subMerchantId = accountOf(manager);
  const tokenized = await manager.call('backoffice/transactions/echeck/tokenize', {
    method: 'POST',
    body: {
      subMerchantId,
      accountHolderName: 'Ada Byron',
      routingNumber: '110000000',
      accountNumber: '000123456789',
    },
  });
  const response = await manager.pay(
    'backoffice/transactions/echeck/sale',
    {
      subMerchantId,
      amount: 20,
      token: tokenized.body.token,
      accountHolderName: 'Ada Byron',
      secCode: 'TEL',
    },
    newKey(),
  );
  expect(response.body).toMatchObject({ secCode: 'TEL', status: 'pending' });
  const { transaction } = await timeline(response.body.transactionId);
  expect(transaction.secCode).toBe('TEL');
});
