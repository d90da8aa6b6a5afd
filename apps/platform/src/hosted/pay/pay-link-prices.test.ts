import { describe, expect, test } from 'vitest';
import { accountOf } from '../../../test/sale.ts';
import { usePerson, useTestHosted } from '../../../test/use.ts';
import { linkReader, titleOf, visitor, wordsOf } from './test-visit.ts';

const hosted = useTestHosted();
const manager = usePerson(hosted, 'manager@harbor');

const { get, post, filled, follow, link } = visitor(hosted, manager);

const { shown, payments, paymentOf } = linkReader(manager);

describe('a payment link', () => {
  test('with two prices shows the payer’s price before the charge, and the difference after [LINK-36]', async () => {
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

  test('of a sales clerk offers the account’s debit card discount, and nothing without one [LINK-23]', async () => {
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
});
