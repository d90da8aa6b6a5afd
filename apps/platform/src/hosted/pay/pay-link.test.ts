/* One long file, since all tests pay links of one seeded platform, which takes longer to create than the tests take. */
import { describe, expect, test } from 'vitest';
import { send } from '../../../test/boarding.ts';
import { accountOf } from '../../../test/sale.ts';
import { usePerson, useTestHosted } from '../../../test/use.ts';
import { titleOf, visitor, wordsOf } from './test-visit.ts';

const hosted = useTestHosted();
const manager = usePerson(hosted, 'manager@harbor');
const admin = usePerson(hosted, 'admin@harbor');
const bank = usePerson(hosted, 'bank@harbor');
const { get, post, filled, follow, receipts, pay, link } = visitor(hosted, manager);

const shown = async (id: string) => (await manager.get(`backoffice/paymentlink/${id}`)).body;
const payments = async (id: string): Promise<string[]> => (await shown(id)).transactionIds;
const timelineOf = async (id: string, who = manager) => {
  const [transactionId] = await payments(id);
  return (await who.get(`reporting/transactions/${transactionId}/timeline`)).body;
};
const paymentOf = async (id: string) => (await timelineOf(id)).transaction;
const payerOf = async (id: string, who = manager) => (await timelineOf(id, who)).payer;

describe('a payment link', () => {
  test('is opened, paid by card, and then paid for good', async () => {
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

  test('charges once however often the form is sent', async () => {
    const { id, path } = await link();
    const fields = await filled(await get(path));
    const responses = await Promise.all([1, 2, 3].map(() => post(path, fields)));
    const again = await post(path, fields);
    for (const { status, headers } of [...responses, again]) {
      expect([status, headers.get('location')]).toEqual([303, again.headers.get('location')]);
    }
    expect(await payments(id)).toHaveLength(1);
  });

  test('of one use is paid by one of two payers at once', async () => {
    const { id, path } = await link();
    const forms = await Promise.all([1, 2, 3].map(async () => filled(await get(path))));
    const responses = await Promise.all(forms.map((fields) => post(path, fields)));
    const pages = await Promise.all(responses.map(follow));
    const paid = pages.filter((page) => titleOf(page) === 'Payment received');
    expect(paid).toHaveLength(1);
    expect(await payments(id)).toHaveLength(1);
    expect((await shown(id)).useCount).toBe(1);
  });

  test('of two uses is paid twice, the third returns 410 [LINK-35]', async () => {
    const { id, path } = await link({ usageType: 'multi_use', usageLimit: 2 });
    await pay(path);
    await pay(path);
    const third = await get(path);
    expect([third.status, titleOf(third)]).toEqual([410, 'This payment link was used up']);
    expect(await shown(id)).toMatchObject({ useCount: 2 });
  });

  test('that is declined says why, gives its use back and is paid by another card', async () => {
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

  test('of more than the account takes by now charges nothing, and sends the payer to the account', async () => {
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

  test('that is left empty says of each field what to enter, by its name', async () => {
    const field = (key: string, type: string, options: readonly string[] = []) => ({
      key,
      label: `The ${key}`,
      type,
      required: true,
      options,
    });
    const { path } = await link({
      paymentMethods: ['creditCard', 'eCheck'],
      collectPhoneNumber: true,
      collectShippingAddress: true,
      customFields: [field('size', 'text'), field('color', 'single', ['Red', 'Blue'])],
    });
    const page = await get(path);
    const { attempt, shown: due } = await filled(page);
    const needed = [...page.text.matchAll(/<(?:input|select)[^>]*\brequired\b[^>]*>/g)].map(
      ([control]) => /data-missing="([^"]+)"/.exec(control)?.[1],
    );
    expect(needed.length).toBeGreaterThan(10);
    for (const method of ['creditCard', 'eCheck']) {
      const { text, status } = await post(path, { attempt, shown: due, method, step: 'pay' });
      expect(status).toBe(422);
      const told = [...text.matchAll(/<li>(?:<a[^>]*>)?([^<]+)/g)].map(([, sentence]) => sentence);
      expect(told.length).toBeGreaterThan(8);
      for (const sentence of [...needed, ...told]) {
        expect(sentence).toMatch(/^(?:Enter|Select|Answer) (?:your|the|a|an|“)/);
        expect(sentence).not.toMatch(/^Enter a (?:value|name)/);
      }
    }
  });

  test('is paid whole or not at all', async () => {
    const { id, path } = await link();
    const { response } = await pay(path, { 'billing.zip': '46225' });
    const declined = await follow(await follow(response));
    expect(declined.text).toContain('Your card covers only a part of the amount.');
    expect(await shown(id)).toMatchObject({ completion: 'failed', useCount: 0 });
    expect(await paymentOf(id)).toMatchObject({ status: 'declined', capturedAmount: 0 });
  });

  test('whose response got lost finds out by the same attempt', async () => {
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

  test('whose processor has not decided says that it does not know', async () => {
    const { path } = await link({ amount: 7777.04 });
    const waiting = await follow((await pay(path)).response);
    expect(waiting.status).toBe(202);
    expect(titleOf(waiting)).toBe('We’re checking on your payment');
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
      ...(await filled(page)),
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
    expect(await payerOf(id)).toMatchObject({
      name: 'Grace Murray',
      email: 'grace@mail.example',
      phone: '2075550142',
      billingAddress: { zip: '04102' },
      shippingAddress: { street: '1 Elm', city: 'Bath', state: 'ME', zip: '04530' },
    });
    // Staff who may see the payment but no personal data.
    expect(await payerOf(id, bank)).toBeNull();
  });

  test('sends its goods and its bill to one address, unless the payer says otherwise', async () => {
    const elm = { street: '1 Elm', city: 'Bath', state: 'ME', zip: '04530' };
    const shipping = Object.fromEntries(
      Object.entries(elm).map(([name, value]) => [`shipping.${name}`, value]),
    );
    const { id, path } = await link({ collectShippingAddress: true });
    expect((await get(path)).text).toMatch(/name="billingIsShipping"[^>]*checked/);
    // The hidden address field's old value must not be used.
    await pay(path, { ...shipping, billingIsShipping: 'yes', 'billing.zip': '04102' });
    expect(await payerOf(id)).toMatchObject({ billingAddress: elm, shippingAddress: elm });
    const other = await link({ collectShippingAddress: true });
    await pay(other.path, shipping);
    expect(await payerOf(other.id)).toMatchObject({
      billingAddress: { zip: '04102' },
      shippingAddress: elm,
    });
  });

  test('keeps the card with a customer when it says so', async () => {
    const { id, path } = await link({ collectPaymentMethod: true });
    await pay(path);
    const { customerId } = await paymentOf(id);
    const found = await manager.get(`reporting/customers?customerId=${customerId}`);
    expect(found.body.data[0]).toMatchObject({ name: 'Grace Murray', email: 'grace@mail.example' });
    expect(found.body.data[0].creditCards[0]).toMatchObject({ isDefault: true });
  });

  test('takes no more cards for a while after five were declined', async () => {
    const { id, path } = await link();
    for (let tries = 0; tries < 5; tries += 1) await pay(path, {}, '4000000000000002');
    const { response } = await pay(path);
    expect([response.status, response.text.includes('Too many cards were declined')]).toEqual([
      422,
      true,
    ]);
    expect(await payments(id)).toHaveLength(5);
  });

  test('does not charge a card that somebody else has saved', async () => {
    const { id, path } = await link();
    const saved = await hosted.open.pool.query<{ token: string }>(
      'select token from card_tokens where customer_id is not null limit 1',
    );
    const { response } = await pay(path, { token: saved.rows[0]?.token ?? '' });
    expect([response.status, response.text.includes('works for one payment')]).toEqual([422, true]);
    expect(await payments(id)).toEqual([]);
  });

  test('with two prices shows the payer’s before it charges, and the difference after [LINK-36]', async () => {
    const { id, path } = await link({ amount: 100, diffPercentage: '3' });
    const page = await get(path);
    expect(wordsOf(page)).toContain('$100.00');
    expect(wordsOf(page)).toContain('$97.00');
    const fields = { ...(await filled(page, '4000056655665556')), step: 'review' };
    const review = await post(path, fields);
    expect(titleOf(review)).toBe('Confirm your payment');
    expect(review.text).toContain('debit card ending in 5556');
    expect(await payments(id)).toEqual([]);
    const receipt = await follow(await post(path, { ...fields, step: 'pay' }));
    expect(receipt.text).toContain('You saved $3.00');
    const saved = { amount: 97, standardAmount: 100, savedAmount: 3 };
    expect(await paymentOf(id)).toMatchObject(saved);
  });

  test('of a sales clerk promises what the account gives for a debit card, and nothing without [LINK-23]', async () => {
    const pageOf = async (): Promise<string> => {
      const clerk = await hosted.signIn('clerk@harbor');
      const made = await clerk.call('backoffice/paymentlink', {
        method: 'POST',
        body: { subMerchantId: accountOf(clerk), amount: 100, sendEmail: false },
      });
      return wordsOf(await get(new URL(made.body.url).pathname));
    };
    expect(await pageOf()).not.toContain('Pay with a debit card');
    await hosted.open.pool.query(
      `update applications set settings = jsonb_set(settings, '{dualPricing,enabled}', 'true')`,
    );
    const page = await pageOf();
    await hosted.open.pool.query(
      `update applications set settings = jsonb_set(settings, '{dualPricing,enabled}', 'false')`,
    );
    expect(page).toContain('Pay with a debit card and save 3.5%.');
    expect(page).toContain('$96.50');
  });

  test('is paid from a bank account, at the lower price', async () => {
    const { id, path } = await link({ amount: 100, diffPercentage: '3' });
    const page = await get(path);
    const fields = {
      ...(await filled(page)),
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
