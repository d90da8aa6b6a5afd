import { describe, expect, test } from 'vitest';
import { send } from '../../../test/boarding.ts';
import { examplePlan } from '../../../test/commerce.ts';
import { accountOf } from '../../../test/sale.ts';
import { call } from '../../../test/session.ts';
import { usePerson, useTestHosted } from '../../../test/use.ts';
import { titleOf, visitor, wordsOf } from './test-visit.ts';

const hosted = useTestHosted();
const manager = usePerson(hosted, 'manager@harbor');

const { get } = visitor(hosted, manager);

describe('a preview', () => {
  const preview = async (modelName: string, data: unknown) => {
    const { body } = await send(manager, 'POST', 'previews', { modelName, data });
    return get(new URL(body.url).pathname);
  };

  test('shows the page before it is saved, without a way to pay', async () => {
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

  test('can be framed only by its own brand’s app', async () => {
    const policyOf = ({ headers }: { readonly headers: Headers }) =>
      headers.get('content-security-policy');
    expect(policyOf(await preview('invoices', {}))).toContain(
      `frame-ancestors http://harbor.localhost:${hosted.port} http://localhost:${hosted.port} http://127.0.0.1:${hosted.port};`,
    );
    const { body } = await send(manager, 'POST', 'previews', { modelName: 'invoices', data: {} });
    await hosted.open.pool.query('update previews set expires_at = $1', [new Date(0)]);
    expect(policyOf(await get(new URL(body.url).pathname))).toContain("frame-ancestors 'none'");
  });

  test('expires, and doesn’t open on another brand', async () => {
    const { body } = await send(manager, 'POST', 'previews', { modelName: 'plans', data: {} });
    const { pathname } = new URL(body.url);
    expect((await call(hosted.url, 'pay.juniper.localhost', pathname)).status).toBe(404);
    await hosted.open.pool.query('update previews set expires_at = $1', [new Date(0)]);
    expect((await get(pathname)).status).toBe(410);
  });
});
