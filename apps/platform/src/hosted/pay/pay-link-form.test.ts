import { describe, expect, test } from 'vitest';
import { usePerson, useTestHosted } from '../../../test/use.ts';
import { linkReader, titleOf, visitor } from './test-visit.ts';

const hosted = useTestHosted();
const manager = usePerson(hosted, 'manager@harbor');

const bank = usePerson(hosted, 'bank@harbor');
const { get, post, filled, follow, pay, link } = visitor(hosted, manager);

const { paymentOf, payerOf } = linkReader(manager);

describe('a payment link', () => {
  test('left empty says at each field what to enter', async () => {
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

  test('asks for what it collects, at each field, and keeps the input', async () => {
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

  test('uses one address for shipping and billing, unless the payer changes it', async () => {
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

  test('saves the card with a customer if set to', async () => {
    const { id, path } = await link({ collectPaymentMethod: true });
    await pay(path);
    const { customerId } = await paymentOf(id);
    const found = await manager.get(`reporting/customers?customerId=${customerId}`);
    expect(found.body.data[0]).toMatchObject({ name: 'Grace Murray', email: 'grace@mail.example' });
    expect(found.body.data[0].creditCards[0]).toMatchObject({ isDefault: true });
  });
});
