import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { send } from '../../../test/boarding.ts';
import { examplePlan } from '../../../test/commerce-walk.ts';
import { startTestHosted, type TestHosted } from '../../../test/hosted.ts';
import { accountOf } from '../../../test/sale.ts';
import { call, type TestSession } from '../../../test/session.ts';
import { applications, subMerchants } from '../../database/schema/index.ts';
import { ledgerViolations } from '../../ledger/laws.ts';
import { makeLink, titleOf, visitor } from './test-visit.ts';

let hosted: TestHosted;
let manager: TestSession;
let admin: TestSession;
let account: string;
const { get, post, filled, follow } = visitor(() => hosted);

beforeAll(async () => {
  hosted = await startTestHosted();
  manager = await hosted.signIn('manager@harbor');
  admin = await hosted.signIn('admin@harbor');
  account = accountOf(manager);
});

afterAll(async () => {
  expect(await ledgerViolations(hosted.open.database)).toEqual([]);
  expect(hosted.problems).toEqual([]);
  await hosted.close();
});

const link = (more: object = {}) => makeLink(manager, more);
const shown = async (id: string) => (await manager.get(`backoffice/paymentlink/${id}`)).body;
const payments = async (id: string): Promise<string[]> => (await shown(id)).transactionIds;
const paymentOf = async (id: string) => {
  const [transactionId] = await payments(id);
  return (await manager.get(`reporting/transactions/${transactionId}/timeline`)).body.transaction;
};

/** Opens a page and pays on it. */
async function pay(path: string, changes: Readonly<Record<string, string>> = {}, number?: string) {
  const page = await get(path);
  const fields = { ...(await filled(page, account, number)), ...changes };
  return { fields, answer: await post(path, fields) };
}

const receipts = async (recipient: string): Promise<string[]> => {
  const { rows } = await hosted.open.pool.query<{ body: string }>(
    'select body from outbox where recipient = $1 order by created_at desc',
    [recipient],
  );
  return rows.map(({ body }) => body);
};

describe('a payment link', () => {
  test('is opened, paid by card, and then paid for good', async () => {
    const { id, path } = await link({ invoiceNumber: 'INV-88' });
    expect((await get(path)).status).toBe(200);
    expect(await shown(id)).toMatchObject({ status: 'initiated', completion: 'initiated' });
    const { answer } = await pay(path, { email: 'once@mail.example' });
    expect(answer.status).toBe(303);
    const receipt = await follow(answer);
    expect([receipt.status, titleOf(receipt)]).toEqual([200, 'Payment received']);
    expect(receipt.text).toContain('$50.00');
    expect(await shown(id)).toMatchObject({ completion: 'completed', useCount: 1 });
    expect(await paymentOf(id)).toMatchObject({
      source: 'paymentlink',
      invoiceNumber: 'INV-88',
      amount: 50,
      status: 'processing',
    });
    expect((await receipts('once@mail.example'))[0]).toContain('$50.00');
    const later = await get(path);
    expect([later.status, titleOf(later)]).toEqual([410, 'Invoice INV-88 was paid already']);
  });

  test('charges once however often the form is sent', async () => {
    const { id, path } = await link();
    const fields = await filled(await get(path), account);
    const answers = await Promise.all([1, 2, 3].map(() => post(path, fields)));
    const again = await post(path, fields);
    for (const { status, headers } of [...answers, again]) {
      expect([status, headers.get('location')]).toEqual([303, again.headers.get('location')]);
    }
    expect(await payments(id)).toHaveLength(1);
  });

  test('of one use is paid by one of two payers at once', async () => {
    const { id, path } = await link();
    const forms = await Promise.all([1, 2, 3].map(async () => filled(await get(path), account)));
    const answers = await Promise.all(forms.map((fields) => post(path, fields)));
    const pages = await Promise.all(answers.map(follow));
    const paid = pages.filter((page) => titleOf(page) === 'Payment received');
    expect(paid).toHaveLength(1);
    expect(await payments(id)).toHaveLength(1);
    expect((await shown(id)).useCount).toBe(1);
  });

  test('of two uses is paid twice, the third answers 410', async () => {
    const { id, path } = await link({ usageType: 'multi_use', usageLimit: 2 });
    await pay(path);
    await pay(path);
    const third = await get(path);
    expect([third.status, titleOf(third)]).toEqual([410, 'This payment link was used up']);
    expect(await shown(id)).toMatchObject({ useCount: 2 });
  });

  test('that is declined says why, gives its use back and is paid by another card', async () => {
    const { id, path } = await link();
    const { answer } = await pay(path, {}, '4000000000009995');
    const declined = await follow(await follow(answer));
    expect(declined.status).toBe(402);
    expect(declined.text).toContain('Error 51 - ');
    expect(declined.text).toContain('value="12 Quay Street"');
    expect(await shown(id)).toMatchObject({ completion: 'failed', useCount: 0 });
    const receipt = await follow((await pay(path)).answer);
    expect(titleOf(receipt)).toBe('Payment received');
    expect(await shown(id)).toMatchObject({ completion: 'completed', useCount: 1 });
  });

  test('is paid whole or not at all', async () => {
    const { id, path } = await link();
    const { answer } = await pay(path, { 'billing.zip': '46225' });
    const declined = await follow(await follow(answer));
    expect(declined.text).toContain('Error 10 - The card covers only a part of the amount');
    expect(await shown(id)).toMatchObject({ completion: 'failed', useCount: 0 });
    expect(await paymentOf(id)).toMatchObject({ status: 'declined', capturedAmount: 0 });
  });

  test('whose answer got lost finds out by the same attempt', async () => {
    const { id, path } = await link({ amount: 7777.02 });
    const { answer, fields } = await pay(path);
    expect((await shown(id)).completion).toBe('initiated');
    const other = await get(path);
    expect([other.status, titleOf(other)]).toEqual([409, 'A payment is under way']);
    const found = await follow(answer);
    expect([found.status, titleOf(found)]).toEqual([200, 'Payment received']);
    await post(path, fields);
    expect(await payments(id)).toHaveLength(1);
  });

  test('whose processor has not decided says that it does not know', async () => {
    const { path } = await link({ amount: 7777.04 });
    const waiting = await follow((await pay(path)).answer);
    expect(waiting.status).toBe(202);
    expect(titleOf(waiting)).toBe('We do not know yet whether you paid');
  });

  test('asks for what it collects, at each field, and keeps what was filled in', async () => {
    const { id, path } = await link({
      collectPhoneNumber: true,
      collectShippingAddress: true,
      customFields: [
        { key: 'size', label: 'Size', type: 'single', required: true, options: ['S', 'M'] },
        { key: 'extras', label: 'Extras', type: 'multiple', required: false, options: ['A', 'B'] },
      ],
    });
    const page = await get(path);
    const fields = {
      ...(await filled(page, account)),
      email: 'not-one',
      phone: '12',
      'billing.zip': '1',
      'billing.state': '',
    };
    const refused = await post(path, fields);
    expect(refused.status).toBe(422);
    for (const at of [
      'email',
      'phone',
      'billing.zip',
      'billing.state',
      'field.size',
      'shipping.street',
    ]) {
      expect(refused.text).toContain(`href="#${at}"`);
    }
    expect(refused.text).toContain('value="Grace Murray"');
    const whole = {
      ...fields,
      email: 'grace@mail.example',
      phone: '(207) 555-0142',
      ...Object.fromEntries(
        Object.entries({ street: '1 Elm', city: 'Bath', state: 'ME', zip: '04530' }).map(
          ([name, value]) => [`shipping.${name}`, value],
        ),
      ),
      'billing.zip': '04102',
      'billing.state': 'ME',
      'field.size': 'M',
      'field.extras': 'B',
    };
    expect(titleOf(await follow(await post(path, whole)))).toBe('Payment received');
    expect((await paymentOf(id)).customFields).toEqual({ size: 'M', extras: ['B'] });
  });

  test('keeps the card with a customer when it says so', async () => {
    const { id, path } = await link({ collectPaymentMethod: true });
    await pay(path);
    const { customerId } = await paymentOf(id);
    const found = await manager.get(`reporting/customers?customerId=${customerId}`);
    expect(found.body.data[0]).toMatchObject({ name: 'Grace Murray', email: 'grace@mail.example' });
    expect(found.body.data[0].creditCards[0]).toMatchObject({ isDefault: true });
  });

  test('does not charge a card that somebody else has saved', async () => {
    const { id, path } = await link();
    const saved = await hosted.open.pool.query<{ token: string }>(
      'select token from card_tokens where customer_id is not null limit 1',
    );
    const { answer } = await pay(path, { token: saved.rows[0]?.token ?? '' });
    expect([answer.status, answer.text.includes('can be used for one payment')]).toEqual([
      422,
      true,
    ]);
    expect(await payments(id)).toEqual([]);
  });

  test('with two prices shows the payer’s before it charges, and the difference after', async () => {
    const { id, path } = await link({ amount: 100, diffPercentage: '3' });
    const page = await get(path);
    expect(page.text).toContain('$100.00');
    expect(page.text).toContain('$97.00');
    const fields = { ...(await filled(page, account, '4000056655665556')), step: 'review' };
    const review = await post(path, fields);
    expect(titleOf(review)).toBe('Confirm your payment');
    expect(review.text).toContain('debit card ending in 5556');
    expect(await payments(id)).toEqual([]);
    const receipt = await follow(await post(path, { ...fields, step: 'pay' }));
    expect(receipt.text).toContain('you saved $3.00');
    expect((await paymentOf(id)).amount).toBe(97);
  });

  test('is paid from a bank account, at the lower price', async () => {
    const { id, path } = await link({ amount: 100, diffPercentage: '3' });
    const page = await get(path);
    const fields = {
      ...(await filled(page, account)),
      method: 'eCheck',
      step: 'review',
      token: '',
      accountHolderName: 'Grace Murray',
      routingNumber: '110000000',
      accountNumber: '000123456789',
    };
    const review = await post(path, fields);
    expect(review.text).not.toContain('000123456789');
    const bankToken = /name="bankToken" value="([^"]+)"/.exec(review.text)?.[1] ?? '';
    const confirmed = { ...fields, routingNumber: '', accountNumber: '', bankToken, step: 'pay' };
    const [one, two] = await Promise.all([post(path, confirmed), post(path, confirmed)]);
    expect(one.headers.get('location')).toBe(two.headers.get('location'));
    expect(titleOf(await follow(one))).toBe('Payment received');
    expect(await payments(id)).toHaveLength(1);
    expect(await shown(id)).toMatchObject({ completion: 'completed', useCount: 1 });
  });

  test('held for a review completes once approved, and is open again once rejected', async () => {
    const body = {
      name: 'Over forty',
      enabled: true,
      action: 'review',
      severity: 'high',
      subMerchantIds: [account],
      kind: 'amount-limit',
      params: { maximum: 40 },
    };
    const rule = await admin.call('risk/rules', { method: 'POST', body });
    const held = async () => {
      const made = await link();
      const page = await follow((await pay(made.path)).answer);
      expect(titleOf(page)).toBe('Your payment is being looked at');
      expect(await shown(made.id)).toMatchObject({ completion: 'initiated', useCount: 1 });
      const [transactionId] = await payments(made.id);
      return { ...made, status: `transactions/status/${transactionId}` };
    };
    const approved = await held();
    await send(admin, 'PUT', approved.status, { status: 'processing' });
    expect(await shown(approved.id)).toMatchObject({ completion: 'completed', useCount: 1 });
    const rejected = await held();
    await send(admin, 'PUT', rejected.status, { status: 'voided' });
    expect(await shown(rejected.id)).toMatchObject({ completion: 'failed', useCount: 0 });
    expect((await get(rejected.path)).status).toBe(200);
    await admin.call(`risk/rules/${rule.body.ruleId}`, { method: 'DELETE' });
  });
});

describe('a page that cannot be paid on', () => {
  test('says why, with the status that it is', async () => {
    const unknown = await get('/pay/hps_0000000000000000');
    expect([unknown.status, titleOf(unknown)]).toEqual([404, 'This link does not work']);
    const canceled = await link();
    await send(manager, 'POST', `paymentlink/${canceled.id}/deactivate`, {});
    const expired = await link();
    await hosted.open.pool.query(
      'update hosted_sessions set expires_at = $2 where session_id = $1',
      [expired.id, new Date(0)],
    );
    const seen = await Promise.all([canceled, expired].map(({ path }) => get(path)));
    expect(seen.map((page) => [page.status, titleOf(page)])).toEqual([
      [410, 'This payment link was canceled'],
      [410, 'This payment link has expired'],
    ]);
  });

  test('is not another brand’s', async () => {
    const { path } = await link();
    expect((await call(hosted.url, 'pay.juniper.localhost', path)).status).toBe(404);
  });

  test('waits for its merchant to go live, and while processing is suspended', async () => {
    const { path } = await link();
    const { database } = hosted.open;
    const [found] = await database
      .select({ id: subMerchants.applicationId })
      .from(subMerchants)
      .where(eq(subMerchants.subMerchantId, account));
    const change = (changes: Partial<typeof applications.$inferInsert>) =>
      database
        .update(applications)
        .set(changes)
        .where(eq(applications.applicationId, found?.id ?? ''));
    await change({ isSuspended: true });
    const suspended = await get(path);
    await change({ isSuspended: false, status: 'approved' });
    const approved = await get(path);
    await change({ status: 'active' });
    expect([suspended.status, approved.status]).toEqual([409, 409]);
    expect(titleOf(suspended)).toContain('cannot take payments right now');
    expect(titleOf(approved)).toContain('cannot take payments yet');
  });
});

describe('an invoice', () => {
  const invoice = async () => {
    const { body } = await send(manager, 'POST', 'invoices', {
      subMerchantId: account,
      date: '2026-03-18',
      items: [{ description: 'Atlas', quantity: 2, unitPrice: 40, taxRate: '10' }],
      shareMethods: ['email'],
      email: 'payer@mail.example',
    });
    return { id: String(body.invoiceId), path: new URL(body.paymentUrl).pathname };
  };
  const read = async (id: string) => (await manager.get(`backoffice/invoices/${id}`)).body;

  test('is paid by one payment, and everybody is told', async () => {
    const { id, path } = await invoice();
    const stats = async () =>
      (await manager.get(`backoffice/invoices/stats?subMerchantId=${account}`)).body.paid.count;
    const before = await stats();
    const { answer } = await pay(path);
    expect(titleOf(await follow(answer))).toBe('Payment received');
    const paid = await read(id);
    expect(paid).toMatchObject({ status: 'Paid', totalAmount: 88, paymentUrl: null });
    expect(paid.logs.map(({ event }: { event: string }) => event)).toEqual(
      expect.arrayContaining(['created', 'viewed', 'paid']),
    );
    expect(await stats()).toBe(before + 1);
    const [receipt] = await receipts('payer@mail.example');
    expect(receipt).toContain('$88.00');
    const { rows } = await hosted.open.pool.query(
      'select kind from notification_events where target_id = $1',
      [paid.transactionId],
    );
    expect(rows).toEqual([{ kind: 'payment-received' }]);
    const again = await get(path);
    expect([again.status, titleOf(again)]).toEqual([
      410,
      `Invoice ${paid.invoiceNumber} was paid already`,
    ]);
  });

  test('that is voided or deleted says so, and is not voided under a payment', async () => {
    const voided = await invoice();
    const subMerchantId = account;
    await send(manager, 'POST', `invoices/${voided.id}/void`, { subMerchantId });
    expect((await get(voided.path)).status).toBe(410);
    const deleted = await invoice();
    await send(manager, 'DELETE', `invoices/${deleted.id}`);
    expect(titleOf(await get(deleted.path))).toContain('was withdrawn');
    const running = await invoice();
    await hosted.open.pool.query('update hosted_sessions set use_count = 1 where invoice_id = $1', [
      running.id,
    ]);
    const refused = await send(manager, 'POST', `invoices/${running.id}/void`, { subMerchantId });
    expect([refused.status, refused.body.code]).toEqual([409, 'PAYMENT_UNDER_WAY']);
  });
});

describe('an invitation to a plan', () => {
  async function invited(schedules: readonly unknown[]) {
    const plan = { ...examplePlan, schedules, subMerchantId: account };
    const made = await admin.call('subscriptions/plan/create', { method: 'POST', body: plan });
    const { planId } = made.body;
    await admin.call(`subscriptions/plan/activate/${planId}`, { method: 'PUT', body: {} });
    const { body } = await admin.call('subscriptions/plan/invite', {
      method: 'POST',
      body: { planId, shareMethods: ['email'], email: 'reader@mail.example' },
    });
    return { planId, path: new URL(body.url).pathname };
  }
  const subscriptionsOf = async (planId: string) =>
    (await admin.get(`subscriptions?planId=${planId}`)).body.data;

  test('begins a subscription with its first charge and keeps the card', async () => {
    const { planId, path } = await invited(examplePlan.schedules.slice(1));
    const { answer } = await pay(path);
    expect(titleOf(await follow(answer))).toBe('You are subscribed');
    const [subscription, ...more] = await subscriptionsOf(planId);
    expect(more).toEqual([]);
    expect(subscription).toMatchObject({
      status: 'active',
      customerName: 'Grace Murray',
      truncatedAccount: '4242',
      currentPeriod: { index: 0, amount: 19 },
    });
    expect(subscription.transactionIds).toHaveLength(1);
    expect(subscription.nextChargeOn > subscription.startedOn).toBe(true);
  });

  test('that begins free charges nothing', async () => {
    const { planId, path } = await invited(examplePlan.schedules);
    const { answer, fields } = await pay(path);
    await post(path, fields);
    expect(titleOf(await follow(answer))).toBe('You are subscribed');
    const all = await subscriptionsOf(planId);
    expect(all).toHaveLength(1);
    expect(all[0]).toMatchObject({ status: 'active', transactionIds: [] });
  });

  test('that is declined begins nothing', async () => {
    const { planId, path } = await invited(examplePlan.schedules.slice(1));
    await pay(path, {}, '4000000000000002');
    expect(await subscriptionsOf(planId)).toEqual([]);
    await admin.call(`subscriptions/plan/deactivate/${planId}`, { method: 'PUT', body: {} });
    expect(titleOf(await get(path))).toBe('This offer has ended');
  });
});

describe('a preview', () => {
  const preview = async (modelName: string, data: unknown) => {
    const { body } = await send(manager, 'POST', 'previews', { modelName, data });
    return get(new URL(body.url).pathname);
  };

  test('shows the page of what is not saved yet, with no way to pay', async () => {
    const page = await preview('paymentLinks', {
      subMerchantId: account,
      description: '<b>Deposit</b>',
      amount: 120,
      diffPercentage: '4',
      collectEmail: true,
      customFields: [{ key: 'size', label: 'Size', type: 'text', required: true, options: [] }],
    });
    expect([page.status, titleOf(page)]).toEqual([200, '&lt;b&gt;Deposit&lt;/b&gt;']);
    expect(page.text).toContain('This is a preview');
    expect(page.text).toContain('$115.20');
    expect(page.text).not.toContain('name="attempt"');
  });

  test.each([
    [
      'invoices',
      { items: [{ description: 'Atlas', quantity: 2, unitPrice: 40, taxRate: '10' }, {}] },
      '$88.00',
    ],
    ['plans', { ...examplePlan, schedules: examplePlan.schedules.slice(1) }, '$19.00'],
    ['plans', {}, '$0.00'],
    ['paymentLinks', { amount: 'much', cartItems: 3, totalModifiers: [null] }, '$0.00'],
  ])('of %s may be unfinished', async (modelName, data, amount) => {
    const page = await preview(modelName, data);
    expect([page.status, page.text.includes(amount)]).toEqual([200, true]);
  });

  test('lapses, and is no other brand’s', async () => {
    const { body } = await send(manager, 'POST', 'previews', { modelName: 'plans', data: {} });
    const { pathname } = new URL(body.url);
    expect((await call(hosted.url, 'pay.juniper.localhost', pathname)).status).toBe(404);
    await hosted.open.pool.query('update previews set expires_at = $1', [new Date(0)]);
    expect((await get(pathname)).status).toBe(410);
  });
});
