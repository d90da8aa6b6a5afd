import { describe, expect, test } from 'vitest';
import { send } from '../../../test/boarding.ts';
import { accountOf } from '../../../test/sale.ts';
import { usePerson, useTestHosted } from '../../../test/use.ts';
import { linkReader, titleOf, visitor } from './test-visit.ts';

const hosted = useTestHosted();
const manager = usePerson(hosted, 'manager@harbor');

const admin = usePerson(hosted, 'admin@harbor');

const { get, post, filled, follow, receipts, pay, link } = visitor(hosted, manager);

const { shown, payments, paymentOf } = linkReader(manager);

describe('a payment link', () => {
  test('is opened, paid by card, and stays paid', async () => {
    const { id, path } = await link({ invoiceNumber: 'INV-88' });
    expect((await get(path)).status).toBe(200);
    expect(await shown(id)).toMatchObject({ status: 'initiated', completion: 'initiated' });
    const { response } = await pay(path, { email: 'once@mail.example' });
    expect(response.status).toBe(303);
    const receipt = await follow(response);
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
    expect([later.status, titleOf(later)]).toEqual([410, 'Invoice INV-88 is already paid']);
  });

  test('charges once however often the form is submitted', async () => {
    const { id, path } = await link();
    const fields = await filled(await get(path));
    const responses = await Promise.all([1, 2, 3].map(() => post(path, fields)));
    const again = await post(path, fields);
    for (const { status, headers } of [...responses, again]) {
      expect([status, headers.get('location')]).toEqual([303, again.headers.get('location')]);
    }
    expect(await payments(id)).toHaveLength(1);
  });

  test('for one use is paid by only one of two payers at once', async () => {
    const { id, path } = await link();
    const forms = await Promise.all([1, 2, 3].map(async () => filled(await get(path))));
    const responses = await Promise.all(forms.map((fields) => post(path, fields)));
    const pages = await Promise.all(responses.map(follow));
    const paid = pages.filter((page) => titleOf(page) === 'Payment received');
    expect(paid).toHaveLength(1);
    expect(await payments(id)).toHaveLength(1);
    expect((await shown(id)).useCount).toBe(1);
  });

  test('for two uses is paid twice, the third attempt returns 410 [LINK-35]', async () => {
    const { id, path } = await link({ usageType: 'multi_use', usageLimit: 2 });
    await pay(path);
    await pay(path);
    const third = await get(path);
    expect([third.status, titleOf(third)]).toEqual([410, 'This payment link was used up']);
    expect(await shown(id)).toMatchObject({ useCount: 2 });
  });

  test('that is declined says why, restores its use and is paid by another card', async () => {
    const { id, path } = await link();
    const { response } = await pay(path, {}, '4000000000009995');
    const declined = await follow(await follow(response));
    expect(declined.status).toBe(402);
    expect(declined.text).toContain('Your card was declined: insufficient funds.');
    expect(declined.text).not.toMatch(/Error \d|51 -/);
    expect(declined.text).toContain('value="12 Quay Street"');
    expect(await shown(id)).toMatchObject({ completion: 'failed', useCount: 0 });
    const receipt = await follow((await pay(path)).response);
    expect(titleOf(receipt)).toBe('Payment received');
    expect(await shown(id)).toMatchObject({ completion: 'completed', useCount: 1 });
  });

  test('above the account’s current limit charges nothing, and refers the payer to the merchant', async () => {
    const { id, path } = await link({ amount: 60 });
    const limit = (cents: number | null) =>
      hosted.open.pool.query(
        `update sub_merchants set risk_metrics = coalesce(risk_metrics, '{}') || $2
         where sub_merchant_id = $1`,
        [accountOf(manager), { paymentCeiling: cents }],
      );
    await limit(50_00);
    const { response } = await pay(path);
    await limit(99_999_999);
    expect(response.status).toBe(422);
    expect(response.text).toContain('can’t take this amount in one payment. Nothing was charged.');
    expect(response.text).not.toContain('Enter your card or bank account again');
    expect(await payments(id)).toEqual([]);
  });

  test('is paid in full or not at all', async () => {
    const { id, path } = await link();
    const { response } = await pay(path, { 'billing.zip': '46225' });
    const declined = await follow(await follow(response));
    expect(declined.text).toContain('Your card covers only a part of the amount.');
    expect(await shown(id)).toMatchObject({ completion: 'failed', useCount: 0 });
    expect(await paymentOf(id)).toMatchObject({ status: 'declined', capturedAmount: 0 });
  });

  test('with a lost response finds the outcome with the same attempt', async () => {
    const { id, path } = await link({ amount: 7777.02 });
    const { response, fields } = await pay(path);
    expect((await shown(id)).completion).toBe('initiated');
    const other = await get(path);
    expect([other.status, titleOf(other)]).toEqual([409, 'A payment is in progress']);
    const found = await follow(response);
    expect([found.status, titleOf(found)]).toEqual([200, 'Payment received']);
    await post(path, fields);
    expect(await payments(id)).toHaveLength(1);
  });

  test('with an undecided processor says that the outcome is unknown', async () => {
    const { path } = await link({ amount: 7777.04 });
    const waiting = await follow((await pay(path)).response);
    expect(waiting.status).toBe(202);
    expect(titleOf(waiting)).toBe('We’re checking on your payment');
  });

  test('doesn’t charge a card that somebody else saved', async () => {
    const { id, path } = await link();
    const saved = await hosted.open.pool.query<{ token: string }>(
      'select token from card_tokens where customer_id is not null limit 1',
    );
    const { response } = await pay(path, { token: saved.rows[0]?.token ?? '' });
    expect([response.status, response.text.includes('works for one payment')]).toEqual([422, true]);
    expect(await payments(id)).toEqual([]);
  });

  test('held for review completes when approved, and reopens when rejected', async () => {
    const body = {
      name: 'Over forty',
      enabled: true,
      action: 'review',
      severity: 'high',
      subMerchantIds: [accountOf(manager)],
      kind: 'amount-limit',
      params: { maximum: 40 },
    };
    const rule = await admin.call('risk/rules', { method: 'POST', body });
    const held = async () => {
      const made = await link();
      const page = await follow((await pay(made.path)).response);
      expect(titleOf(page)).toBe('Your payment is under review');
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
