import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { send } from '../../../test/boarding.ts';
import { examplePlan } from '../../../test/commerce.ts';
import { accountOf, act } from '../../../test/sale.ts';
import { call } from '../../../test/session.ts';
import { usePerson, useTestHosted } from '../../../test/use.ts';
import { verifyContext } from '../../areas/tokenization/context.ts';
import { applications, subMerchants } from '../../kernel/database/schema/index.ts';
import { titleOf, visitor, wordsOf } from './test-visit.ts';

const hosted = useTestHosted();
const manager = usePerson(hosted, 'manager@harbor');
const admin = usePerson(hosted, 'admin@harbor');
const { get, post, filled, follow, receipts, pay, link } = visitor(hosted, manager);

describe('a page that cannot be paid on', () => {
  test('says why, with the status that it is', async () => {
    const unknown = await get('/pay/hps_0000000000000000');
    expect([unknown.status, titleOf(unknown)]).toEqual([404, 'This link doesn’t work']);
    for (const path of ['/pay/%00', '/pay/hps_1%00', '/preview/%00', '/pay/hps_1/payments/x%00']) {
      expect((await get(path)).status, path).toBe(404);
    }
    const { path: open } = await link();
    expect((await get(`${open}?after=%00`)).status).toBe(200);
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

  test('says for what it was, and names an invoice once', async () => {
    const canceled = await link();
    await send(manager, 'POST', `paymentlink/${canceled.id}/deactivate`, {});
    await hosted.open.pool.query(
      'update hosted_sessions set description = $2 where session_id = $1',
      [canceled.id, 'Deposit for May'],
    );
    expect(wordsOf(await get(canceled.path))).toMatch(/For\s*Deposit for May/);
    const { rows } = await hosted.open.pool.query<{ id: string; number: string }>(
      `select session_id as id, invoices.invoice_number as number
      from hosted_sessions join invoices using (invoice_id)
      where invoices.status = 'Paid' and hosted_sessions.facilitator_id = 'harbor' limit 1`,
    );
    const [paid] = rows;
    expect(paid, 'a paid invoice').toBeDefined();
    const words = wordsOf(await get(`/pay/${paid?.id}`));
    expect(words).toContain(`Invoice ${paid?.number} is already paid`);
    expect(words.split(paid?.number ?? '').length).toBe(3);
  });

  test('has its card entries counted as its own, not as its merchant’s', async () => {
    const { path, id } = await link();
    const { text } = await get(path);
    const context = /data-context="([^"]+)"/.exec(text)?.[1] ?? '';
    expect(verifyContext(context, hosted.contextKey)?.page).toBe(id);
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
      .where(eq(subMerchants.subMerchantId, accountOf(manager)));
    const change = (changes: Partial<typeof applications.$inferInsert>) =>
      database
        .update(applications)
        // Accounts can't change without a line in their log.
        .set({ ...changes, logs: sql`${applications.logs} || (${applications.logs} -> 0)` })
        .where(eq(applications.applicationId, found?.id ?? ''));
    await change({ isSuspended: true });
    const suspended = await get(path);
    await change({ isSuspended: false, status: 'approved' });
    const approved = await get(path);
    await change({ status: 'active' });
    expect([suspended.status, approved.status]).toEqual([409, 409]);
    expect(titleOf(suspended)).toContain('can’t take payments right now');
    expect(titleOf(approved)).toContain('can’t take payments yet');
  });
});

describe('an invoice', () => {
  const atlas = { description: 'Atlas', quantity: 2, unitPrice: 40, taxRate: '10' };
  const invoice = async (item: Readonly<Record<string, unknown>> = atlas, more: object = {}) => {
    const { body } = await send(manager, 'POST', 'invoices', {
      subMerchantId: accountOf(manager),
      date: '2026-03-18',
      items: [item],
      shareMethods: ['email'],
      email: 'payer@mail.example',
      ...more,
    });
    return { id: String(body.invoiceId), path: new URL(body.paymentUrl).pathname };
  };
  const read = async (id: string) => (await manager.get(`backoffice/invoices/${id}`)).body;

  test('shows its discount, and is paid without it', async () => {
    const { id, path } = await invoice({ ...atlas, discountRate: '25' });
    expect(await read(id)).toMatchObject({
      discountAmount: 20,
      subtotal: 60,
      taxAmount: 6,
      totalAmount: 66,
      items: [{ discountAmount: 20, amount: 60, taxAmount: 6 }],
    });
    const { text } = await get(path);
    for (const shown of ['Discount', '-$20.00', '$66.00']) expect(text).toContain(shown);
    await pay(path);
    expect(await read(id)).toMatchObject({ status: 'Paid', totalAmount: 66 });
  });

  test('asks for no more of an address than the ZIP code by which a card is checked', async () => {
    const { id, path } = await invoice();
    const { text } = await get(path);
    expect(text.match(/name="(?:billing|shipping)[^"]*"/g)).toEqual(['name="billing.zip"']);
    const { fields, response } = await pay(path, { 'billing.zip': '' });
    expect([response.status, response.text.includes('Enter your ZIP code.')]).toEqual([422, true]);
    await post(path, { ...fields, 'billing.zip': '04102' });
    const { transactionId } = await read(id);
    const { rows } = await hosted.open.pool.query(
      'select billing from transactions where transaction_id = $1',
      [transactionId],
    );
    expect(rows).toEqual([{ billing: { zip: '04102' } }]);
  });

  test('paid at the lower price counts as what was paid, and less of it once it was refunded', async () => {
    const paidOf = async () => (await manager.get('backoffice/invoices/stats')).body.paid.amount;
    const before = await paidOf();
    const { id, path } = await invoice(atlas, {
      dualPricing: { enabled: true, diffPercentage: '5' },
    });
    const page = await get(path);
    const fields = { ...(await filled(page, '4000056655665556')), step: 'review' };
    await post(path, fields);
    await post(path, { ...fields, step: 'pay' });
    const paid = await read(id);
    expect(paid).toMatchObject({ status: 'Paid', totalAmount: 88, paidAmount: 83.6 });
    expect(await paidOf()).toBeCloseTo(before + 83.6, 2);
    await act(manager, 'refund', paid.transactionId, { amount: 3.6 });
    expect((await read(id)).paidAmount).toBe(80);
    expect(await paidOf()).toBeCloseTo(before + 80, 2);
  });

  test('tells the merchant of every attempt that failed, and why', async () => {
    const { id, path } = await invoice();
    await pay(path, {}, '4000000000009995');
    await pay(path, {}, '4000000000009979');
    await pay(path);
    const { logs, status } = await read(id);
    expect(status).toBe('Paid');
    expect(
      logs
        .filter(({ event }: { event: string }) => /pa(?:id|yment)/.test(event))
        .map(({ event, actor, detail }: Record<string, unknown>) => [event, actor, detail]),
    ).toEqual([
      ['payment-failed', null, 'Insufficient funds'],
      ['payment-failed', null, 'Stolen card'],
      ['paid', null, expect.stringMatching(/^txn/)],
    ]);
  });

  test('is paid by one payment, and everybody is told [INVOICE-10]', async () => {
    const { id, path } = await invoice();
    const stats = async () =>
      (await manager.get(`backoffice/invoices/stats?subMerchantId=${accountOf(manager)}`)).body.paid
        .count;
    const before = await stats();
    const { response } = await pay(path);
    expect(titleOf(await follow(response))).toBe('Payment received');
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
      `Invoice ${paid.invoiceNumber} is already paid`,
    ]);
  });

  test('that is voided or deleted says so, and is not voided under a payment', async () => {
    const voided = await invoice();
    const subMerchantId = accountOf(manager);
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
    const plan = { ...examplePlan, schedules, subMerchantId: accountOf(manager) };
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
    const { response } = await pay(path);
    expect(titleOf(await follow(response))).toBe('You’re subscribed');
    const [subscription, ...more] = await subscriptionsOf(planId);
    expect(more).toEqual([]);
    expect(subscription).toMatchObject({
      status: 'active',
      customerName: 'Grace Murray',
      truncatedAccount: '4242',
      currentPeriod: { index: 0, amount: 19 },
    });
    expect(subscription.transactionIds).toHaveLength(1);
    const { rows } = await hosted.open.pool.query(
      'select zip from customers where customer_id = $1',
      [subscription.customerId],
    );
    expect(rows).toEqual([{ zip: '04102' }]);
    expect(subscription.nextChargeOn > subscription.startedOn).toBe(true);
  });

  test('that begins free charges nothing', async () => {
    const { planId, path } = await invited(examplePlan.schedules);
    const { response, fields } = await pay(path);
    await post(path, fields);
    expect(titleOf(await follow(response))).toBe('You’re subscribed');
    const all = await subscriptionsOf(planId);
    expect(all).toHaveLength(1);
    expect(all[0]).toMatchObject({ status: 'active', transactionIds: [] });
    const sessionId = path.split('/').at(-1);
    const { body } = await manager.get(`reporting/hosted?sessionId=${sessionId}`);
    expect(body.data[0]).toMatchObject({
      completion: 'completed',
      customerId: all[0].customerId,
    });
    // Its first charge comes later than its first day.
    expect(all[0].nextChargeOn > all[0].startedOn).toBe(true);
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
      subMerchantId: accountOf(manager),
      description: '<b>Deposit</b>',
      amount: 120,
      diffPercentage: '4',
      collectEmail: true,
      customFields: [{ key: 'size', label: 'Size', type: 'text', required: true, options: [] }],
    });
    expect([page.status, titleOf(page)]).toEqual([200, '&lt;b&gt;Deposit&lt;/b&gt;']);
    expect(page.text).not.toMatch(/<script[^>]* defer/);
    expect(page.text).toContain('This is a preview');
    expect(wordsOf(page)).toContain('$115.20');
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
    expect([page.status, wordsOf(page).includes(amount)]).toEqual([200, true]);
  });

  test('is shown in a frame by its own brand’s app alone', async () => {
    const policyOf = ({ headers }: { readonly headers: Headers }) =>
      headers.get('content-security-policy');
    expect(policyOf(await preview('invoices', {}))).toContain(
      `frame-ancestors http://harbor.localhost:${hosted.port} http://localhost:${hosted.port} http://127.0.0.1:${hosted.port};`,
    );
    const { body } = await send(manager, 'POST', 'previews', { modelName: 'invoices', data: {} });
    await hosted.open.pool.query('update previews set expires_at = $1', [new Date(0)]);
    expect(policyOf(await get(new URL(body.url).pathname))).toContain("frame-ancestors 'none'");
  });

  test('lapses, and is no other brand’s', async () => {
    const { body } = await send(manager, 'POST', 'previews', { modelName: 'plans', data: {} });
    const { pathname } = new URL(body.url);
    expect((await call(hosted.url, 'pay.juniper.localhost', pathname)).status).toBe(404);
    await hosted.open.pool.query('update previews set expires_at = $1', [new Date(0)]);
    expect((await get(pathname)).status).toBe(410);
  });
});
