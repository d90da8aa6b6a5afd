import { addDays } from '@payfac/domain/time';
import { beforeAll, expect, test } from 'vitest';
import { newKey } from '../../../test/api.ts';
import { tokenOf } from '../../../test/cards.ts';
import { examplePlan, savedCard } from '../../../test/commerce.ts';
import { accountOf, sell } from '../../../test/sale.ts';
import type { TestResponse } from '../../../test/session.ts';
import { usePerson, useTestApi } from '../../../test/use.ts';
import { dayOf } from '../../kernel/clock/facilitator-day.ts';

/* An amount that an account could never take is refused when it is requested, not when it is paid. */

const api = useTestApi();
const manager = usePerson(api, 'manager@harbor');
const admin = usePerson(api, 'admin@harbor');

const ceilingCents = 50_00;

let customer: { readonly customerId: string; readonly token: string };
let today = '';

beforeAll(async () => {
  customer = await savedCard({ api }, manager);
  today = await dayOf(api.open.database, 'harbor', await api.services.clock.now());
  await api.open.pool.query(
    `update sub_merchants set risk_metrics = coalesce(risk_metrics, '{}') || $2
     where sub_merchant_id = $1`,
    [accountOf(manager), { paymentCeiling: ceilingCents }],
  );
});

const post = (path: string, body: object): Promise<TestResponse> =>
  manager.pay(`backoffice/${path}`, { subMerchantId: accountOf(manager), ...body }, newKey());

const sale = async (amount: number, capture: boolean) =>
  sell(manager, { token: await tokenOf(api.open), amount, capture });

const item = (unitPrice: number) => ({
  description: 'Atlas',
  quantity: 1,
  unitPrice,
  taxRate: '0',
});

const invoice = (unitPrice: number) =>
  post('invoices', { date: today, items: [item(unitPrice)], shareMethods: [] });

async function editedInvoice(unitPrice: number): Promise<TestResponse> {
  const { invoiceId } = (await invoice(1)).body;
  const body = { items: [item(unitPrice)] };
  return manager.call(`backoffice/invoices/${invoiceId}`, { method: 'PUT', body });
}

const link = (more: object) => post('paymentlink', { sendEmail: false, ...more });

const installments = (totalAmount: number, downPayment: number) =>
  post('installments', {
    ...customer,
    totalAmount,
    downPayment,
    count: 2,
    frequency: 'weekly',
    firstDueOn: addDays(today, 7),
  });

async function plan(pricing: object): Promise<string> {
  const [, monthly] = examplePlan.schedules;
  const body = {
    ...examplePlan,
    schedules: [{ ...monthly, pricing }],
    subMerchantId: accountOf(manager),
  };
  return (await admin.call('subscriptions/plan/create', { method: 'POST', body })).body.planId;
}

const activate = (planId: string): Promise<TestResponse> =>
  admin.call(`subscriptions/plan/activate/${planId}`, { method: 'PUT', body: {} });

async function invitation(unitPrice: number, quantity: number): Promise<TestResponse> {
  const planId = await plan({ model: 'perUsageQuantity', unitPrice });
  await activate(planId);
  const body = { planId, quantity, shareMethods: ['email'], email: 'grace@mail.example' };
  return admin.call('subscriptions/plan/invite', { method: 'POST', body });
}

const echeck = (amount: number) =>
  post('transactions/echeck/sale', {
    amount,
    token: 'ba_test_pays',
    accountHolderName: 'Grace Murray',
  });

/** Each way to request an amount in one payment, and its amount field. */
const ways: readonly (readonly [string, string, (amount: number) => Promise<TestResponse>])[] = [
  ['a sale', 'amount', (amount) => sale(amount, true)],
  ['an authorization', 'amount', (amount) => sale(amount, false)],
  ['an eCheck', 'amount', echeck],
  ['a payment link', 'amount', (amount) => link({ amount })],
  [
    'a payment link of a cart',
    'cartItems',
    (unitPrice) =>
      link({
        amountOrCart: 'cart',
        cartItems: [{ description: 'Atlas', quantity: 1, price: unitPrice }],
      }),
  ],
  ['an invoice', 'items', invoice],
  ['a changed invoice', 'items', editedInvoice],
  ['a down payment', 'downPayment', (amount) => installments(amount + 2, amount)],
  ['installments', 'totalAmount', (amount) => installments(amount * 2, 0)],
  [
    'a plan',
    'schedules.0.pricing',
    async (amount) => activate(await plan({ model: 'flat', amount })),
  ],
  ['an invitation to a plan', 'quantity', (amount) => invitation(amount / 2, 2)],
];

test.each(ways)('%s above the ceiling is refused at %s', async (_name, path, ask) => {
  const taken = await ask(50);
  expect([taken.status, taken.body.errors]).toEqual([200, undefined]);
  const refused = await ask(path === 'quantity' ? 50.02 : 50.01);
  expect([refused.status, refused.body.errors]).toEqual([
    400,
    [
      {
        path,
        message: 'Amount can’t exceed $50.00, the most this account takes in one payment.',
      },
    ],
  ]);
});
