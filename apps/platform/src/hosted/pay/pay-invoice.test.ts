import { describe, expect, test } from 'vitest';
import { send } from '../../../test/boarding.ts';
import { accountOf, act } from '../../../test/sale.ts';
import { usePerson, useTestHosted } from '../../../test/use.ts';
import { titleOf, visitor } from './test-visit.ts';

const hosted = useTestHosted();
const manager = usePerson(hosted, 'manager@harbor');

const { get, post, filled, follow, receipts, pay } = visitor(hosted, manager);

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

  test('asks for no more of the address than the ZIP code, to check the card', async () => {
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

  test('paid at the lower price counts what was paid, less refunds', async () => {
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

  test('notifies the merchant of every failed attempt, and why', async () => {
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

  test('is paid by one payment, and everybody is notified [INVOICE-10]', async () => {
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

  test('that is voided or deleted says so, and isn’t voided during a payment', async () => {
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
