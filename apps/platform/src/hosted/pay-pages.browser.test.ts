import type { BrowserContext, Page } from 'playwright';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { send } from '../../test/boarding.ts';
import { hearProblems, openWindow, useBrowser } from '../../test/browser.ts';
import { examplePlan } from '../../test/commerce.ts';
import { accountOf } from '../../test/sale.ts';
import { usePerson, useTestHosted } from '../../test/use.ts';
import { checkPage } from './check-page.ts';

/* What payers do on hosted pages, in a real browser, with the policy and Trusted Types enforced. */

const hosted = useTestHosted();
const manager = usePerson(hosted, 'manager@harbor');
const browser = useBrowser();

let context: BrowserContext;
let page: Page;
const refused: string[] = [];

async function openPage(): Promise<Page> {
  const opened = await context.newPage();
  hearProblems(opened, refused);
  return opened;
}

beforeAll(async () => {
  context = await openWindow(browser, { viewport: { width: 360, height: 760 } });
  page = await openPage();
});
afterEach(() => {
  expect(refused.splice(0)).toEqual([]);
  expect(hosted.problems).toEqual([]);
});

const address = (path: string) => `http://pay.harbor.localhost:${hosted.port}${path}`;
const look = (name: string) => checkPage(page, name);

async function made(path: string, body: object): Promise<string> {
  const response = await send(manager, 'POST', path, body);
  const url = response.body?.url ?? response.body?.paymentUrl;
  if (!url) throw new Error(response.text);
  return new URL(url).pathname;
}

const link = (more: object = {}) =>
  made('paymentlink', {
    subMerchantId: accountOf(manager),
    amount: 86.5,
    description: 'Deposit for the summer course',
    notes: 'The course begins on June 8. We hold your place for two weeks.',
    sendEmail: false,
    collectEmail: true,
    collectBillingAddress: true,
    ...more,
  });

const card = () => page.frameLocator('iframe');

async function enterCard(number: string): Promise<void> {
  await card().getByLabel('Card number').click();
  await page.keyboard.type(number);
  await page.keyboard.press('Tab');
  await page.keyboard.type('430');
  await page.keyboard.press('Tab');
  await page.keyboard.type('123');
}

async function fill(number: string): Promise<void> {
  await enterCard(number);
  await page.getByLabel('Name on card').fill('Grace Murray');
  const email = page.getByLabel('Email for the receipt');
  if ((await email.count()) > 0) await email.fill('grace@mail.example');
  await page.getByLabel('ZIP code').fill('04102');
  // Invoices and plans only ask for the ZIP code that a card is checked by.
  if ((await page.getByLabel('Street address').count()) === 0) return;
  await page.getByLabel('Street address').fill('12 Quay Street');
  await page.getByLabel('City').fill('Portland');
  await page.getByLabel('State').selectOption('ME');
}

const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const payButton = (name: string | RegExp) => page.getByRole('button', { name });

const paymentsOf = async (path: string): Promise<number> => {
  const { rows } = await hosted.open.pool.query<{ count: number }>(
    'select count(*)::int as count from transactions where hosted_session_id = $1',
    [path.split('/').at(-1)],
  );
  return rows[0]?.count ?? 0;
};

describe('a payer', () => {
  it('pays a link by card after a decline; a reload doesn’t charge again', async () => {
    const path = await link();
    await page.goto(address(path));
    await fill('4000000000000002');
    await payButton('Pay $86.50').click();
    const problems = page.locator('#problems');
    await problems.waitFor();
    // In words: payers don't see the issuer's code.
    expect(await problems.textContent()).toMatch(/Your card was declined\. (?!.*\b05\b)/);
    expect(await page.getByLabel('City').inputValue()).toBe('Portland');
    await enterCard('4242424242424242');
    await payButton('Pay $86.50').dblclick();
    await heading('Payment received');
    await page.reload();
    await heading('Payment received');
    // One declined, one approved.
    expect(await paymentsOf(path)).toBe(2);
    await page.goto(address(path));
    await heading('This is already paid');
  });

  it('always sees who is paid and how much while scrolling', async () => {
    const path = await link({ collectShippingAddress: true, notes: 'Word by word. '.repeat(60) });
    /** The visible elements that show the business and the amount, with their visible share. */
    const inSight = () =>
      page.evaluate(() =>
        ['.line', '.side header', '.side .hero'].filter((selector) => {
          const shown = document.querySelector(selector);
          const { top, left, width, height } = shown?.getBoundingClientRect() ?? new DOMRect();
          const at = document.elementFromPoint(left + width / 2, top + height / 2);
          return at !== null && (shown?.contains(at) ?? false);
        }),
      );
    const bottom = () => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.setViewportSize({ width: 360, height: 760 });
    await page.goto(address(path));
    expect(await inSight()).toEqual(['.side header', '.side .hero']);
    await bottom();
    await expect.poll(inSight).toEqual(['.line']);
    expect(await page.locator('.line').textContent()).toMatch(/\S\s*\$86\.50$/);
    await page.setViewportSize({ width: 1024, height: 700 });
    await page.goto(address(path));
    await bottom();
    await expect.poll(inSight).toEqual(['.side header', '.side .hero']);
  });

  it('sees what is missing at each field before the card leaves its frame, by keyboard', async () => {
    const path = await link();
    await page.goto(address(path));
    await page.getByLabel('Name on card').focus();
    await page.keyboard.press('Enter');
    await card().getByText('Enter the card number.').waitFor();
    const hasFocus = (label: string) =>
      card()
        .getByLabel(label)
        .evaluate((control) => control === document.activeElement);
    await expect.poll(() => hasFocus('Card number')).toBe(true);
    expect(await paymentsOf(path)).toBe(0);
    await enterCard('4242424242424242');
    await page.getByLabel('Email for the receipt').press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('cardHolderName');
    expect(await paymentsOf(path)).toBe(0);
    await page.keyboard.type('Grace Murray');
    expect(await page.locator('#cardHolderName').getAttribute('aria-invalid')).toBeNull();
  });

  it('sees two prices, and their own before confirming, on accessible pages that fit', async () => {
    const path = await link({
      amount: 100,
      diffPercentage: '3',
      collectPhoneNumber: true,
      customFields: [
        { key: 'size', label: 'Shirt size', type: 'single', required: true, options: ['S', 'M'] },
        { key: 'days', label: 'Days', type: 'multiple', required: false, options: ['Mon', 'Tue'] },
      ],
    });
    await page.goto(address(path));
    await card().getByLabel('Card number').waitFor();
    await look('form');
    await page.getByLabel('Bank account', { exact: true }).check();
    await payButton('Continue').click();
    await page.locator('#problems').waitFor();
    await look('problems');
    await page.getByLabel('Card', { exact: true }).check();
    await fill('4000056655665556');
    await page.getByLabel('Mobile number').fill('2075550142');
    await page.getByLabel('Shirt size').selectOption('M');
    await payButton('Continue').click();
    await heading('Confirm your payment');
    expect(await page.getByText('Visa debit card ending in 5556').count()).toBe(1);
    await look('review');
    await payButton('Pay $97.00').click();
    await heading('Payment received');
    expect(await page.getByText('You saved $3.00').count()).toBe(1);
    await look('receipt');
    await page.goto(address(path));
    await look('paid');
  });

  it('pays an invoice from a bank account', async () => {
    const path = await made('invoices', {
      subMerchantId: accountOf(manager),
      date: '2026-03-18',
      items: [{ description: 'Atlas', quantity: 2, unitPrice: 40, taxRate: '10' }],
      shareMethods: [],
    });
    await page.goto(address(path));
    await page.getByLabel('Bank account').check();
    await page.getByLabel('Account holder').fill('Grace Murray');
    await page.getByLabel('Routing number').fill('110000000');
    await page.getByLabel('Account number').fill('000123456789');
    await payButton('Pay $88.00').click();
    await heading('Payment received');
    await page.goto(address(path));
    await page.getByRole('heading', { level: 1, name: /is already paid/ }).waitFor();
  });

  it('subscribes to a plan', async () => {
    const admin = await hosted.signIn('admin@harbor');
    const plan = { ...examplePlan, subMerchantId: accountOf(manager) };
    const call = (path: string, method: string, body: unknown) =>
      admin.call(`subscriptions/plan/${path}`, { method, body });
    const { planId } = (await call('create', 'POST', plan)).body;
    await call(`activate/${planId}`, 'PUT', {});
    const email = 'reader@mail.example';
    const invited = await call('invite', 'POST', { planId, shareMethods: ['email'], email });
    await page.goto(invited.body.url);
    await fill('4242424242424242');
    await payButton('Subscribe').click();
    await heading('You’re subscribed');
    await look('subscribed');
    await page.goto(address('/outbox'));
    await look('outbox');
    const preview = await made('previews', { modelName: 'plans', data: plan });
    await page.goto(address(preview));
    await look('preview');
  });
});
