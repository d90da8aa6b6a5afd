import { type Browser, chromium, type FrameLocator, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launchOptions } from '../../../../../scripts/ensure-chromium.mjs';
import { embeddingPage } from '../../../test/embedding-page.ts';
import { startTestHosted, type TestHosted } from '../../../test/hosted.ts';

/*
 * The card fields in a real browser, in a page under the app's own policy with Trusted Types
 * enforced.
 */

let hosted: TestHosted;
let browser: Browser;
let page: Page;
let fields: FrameLocator;
const violations: string[] = [];

beforeAll(async () => {
  hosted = await startTestHosted(embeddingPage(() => hosted));
  browser = await chromium.launch(launchOptions());
});
afterAll(async () => {
  await browser?.close();
  await hosted?.close();
});

beforeEach(async () => {
  violations.length = 0;
  page = await browser.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error') violations.push(message.text());
  });
  page.on('pageerror', (error) => violations.push(error.message));
  await page.goto(`http://harbor.localhost:${hosted.port}/embedding`);
  fields = page.frameLocator('iframe');
  await expect.poll(() => told('ready')).toHaveLength(1);
});
afterEach(() => page.close());

/** What the fields told the page, by event. */
const told = (event: string): Promise<unknown[]> =>
  page.evaluate((name) => Reflect.get(window, 'told')[name] ?? [], event);
const tokenize = (): Promise<unknown> =>
  page.evaluate(() => Reflect.get(window, 'fields').tokenize());

const number = () => fields.getByLabel('Card number');
const expiry = () => fields.getByLabel('Expiration');

describe('card fields in a page of the app', () => {
  it('take a card typed with keys and answer a token, with nothing refused by the policy', async () => {
    await number().click();
    await page.keyboard.type('4000056655665556');
    await expect.poll(() => number().inputValue()).toBe('4000 0566 5566 5556');
    await page.keyboard.press('Tab');
    await page.keyboard.type('430');
    expect(await expiry().inputValue()).toBe('04 / 30');
    await page.keyboard.press('Tab');
    await page.keyboard.type('123');
    await expect
      .poll(() => told('change').then((changes) => changes.at(-1)))
      .toEqual({ isComplete: true, isEmpty: false, cardBrand: 'visa' });
    expect(await tokenize()).toEqual({
      ok: true,
      token: expect.stringMatching(/^tok_[\da-f]{32}$/),
      cardBrand: 'visa',
      truncatedCardNumber: '5556',
      expirationMonth: 4,
      expirationYear: 2030,
    });
    expect(violations).toEqual([]);
    expect(hosted.problems).toEqual([]);
  });

  it('say at each field what is missing, and grow with it', async () => {
    const height = () => page.locator('iframe').evaluate((frame) => frame.clientHeight);
    const before = await height();
    expect(await tokenize()).toEqual({
      ok: false,
      errors: [
        { field: 'number', message: 'Enter the card number.' },
        { field: 'expiry', message: 'Enter the expiration date.' },
        { field: 'cvv', message: 'Enter the 3-digit security code.' },
      ],
    });
    await expect.poll(height).toBeGreaterThan(before);
    await number().fill('4242424242424242');
    await expect.poll(() => fields.getByText('Enter the card number.').count()).toBe(0);
  });
});
