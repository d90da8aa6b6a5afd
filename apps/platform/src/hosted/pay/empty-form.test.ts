import { type CustomField, customFieldTypes } from '@payfac/domain/custom-fields';
import { cents } from '@payfac/domain/money';
import { linkPaymentMethods } from '@payfac/domain/payment-links';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fresh, valuesOf } from '../frame/form.ts';
import { payForm } from './form.ts';
import type { Offer } from './offer.ts';
import { readOrder } from './order.ts';

const question = fc.record<CustomField>({
  key: fc.constantFrom('size', 'color', 'day'),
  label: fc.constantFrom('Shirt size', 'Color'),
  type: fc.constantFrom(...customFieldTypes.filter((type) => type !== 'multiple')),
  required: fc.boolean(),
  options: fc.constant(['One', 'Two']),
});

/** Pages with every combination of options that decide their fields. */
const offers = fc
  .record({
    email: fc.boolean(),
    phone: fc.boolean(),
    billing: fc.constantFrom('nothing' as const, 'zip' as const, 'address' as const),
    shipping: fc.boolean(),
    methods: fc.subarray([...linkPaymentMethods], { minLength: 1 }),
    customFields: fc.uniqueArray(question, { selector: ({ key }) => key }),
  })
  .map(
    ({ methods, customFields, ...asked }): Offer => ({
      payee: 'Heron Goods',
      title: 'Deposit',
      subTitle: null,
      invoiceNumber: null,
      hints: [],
      items: [],
      modifiers: [],
      taxAmount: cents(0),
      totalAmount: cents(5000),
      prices: { standard: cents(5000), reduced: cents(5000), saving: cents(0) },
      terms: [],
      isPlan: false,
      notes: null,
      asked,
      methods,
      customFields,
      keepsMethod: false,
      action: 'Pay',
    }),
  );

/** The parts that the stylesheet hides for a payment method, and with one address for both. */
const hiddenFrom = (offer: Offer, method: string, isSame: boolean): RegExp => {
  const byMethod =
    method === 'eCheck'
      ? ['cardHolderName', ...(offer.asked.billing === 'zip' ? ['billing\\.zip'] : [])]
      : ['accountHolderName', 'routingNumber', 'accountNumber'];
  const address = isSame && offer.asked.billing === 'address' ? ['billing\\..*'] : [];
  return new RegExp(`^(?:${[...byMethod, ...address].join('|')})$`);
};

test('an empty form gets the same messages from the server as from the page, field by field', async () => {
  await fc.assert(
    fc.asyncProperty(offers, fc.boolean(), async (offer, wantsSame) => {
      const isSame = wantsSame && offer.asked.shipping;
      const form = payForm({
        offer,
        state: fresh,
        attemptId: '',
        card: undefined,
        enteredCard: undefined,
        enteredAccount: undefined,
      });
      const controls = [
        ...String(await form).matchAll(/<(?:input|select)[^>]*\brequired\b[^>]*>/g),
      ].map(([control]) => ({
        path: /id="([^"]*)"/.exec(control)?.[1] ?? '',
        message: /data-missing="([^"]*)"/.exec(control)?.[1] ?? '',
      }));
      for (const method of offer.methods) {
        const values = valuesOf({ method, billingIsShipping: isSame ? 'yes' : '' });
        const read = readOrder(values, offer);
        const hidden = hiddenFrom(offer, method, isSame);
        const asked = controls.filter(({ path }) => !hidden.test(path));
        const told = read.problems?.filter(({ path }) => path !== '') ?? [];
        expect(told).toEqual(asked);
        for (const { message } of told) {
          expect(message).toMatch(/^(?:Enter|Select|Answer) (?:your|the|a|an|“)/);
          expect(message).not.toBe('Enter a value.');
        }
      }
    }),
  );
});
