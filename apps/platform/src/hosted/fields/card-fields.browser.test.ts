import { AxeBuilder } from '@axe-core/playwright';
import type { FrameLocator, Page } from 'playwright';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openWindow, useBrowser } from '../../../test/browser.ts';
import { embeddingPage } from '../../../test/embedding-page.ts';
import { useTestHosted } from '../../../test/use.ts';

/* The card fields in a real browser, in a page with the app's own policy and Trusted Types enforced. */

const hosted = useTestHosted(embeddingPage(() => hosted));
const browser = useBrowser();

let page: Page;
let fields: FrameLocator;
const problems: string[] = [];

beforeEach(async () => {
  problems.length = 0;
  page = await (await openWindow(browser)).newPage();
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  fields = page.frameLocator('iframe');
});
afterEach(() => page.context().close());

const open = (query = '') =>
  page.goto(`http://harbor.localhost:${hosted.port}/embedding${query}`, { waitUntil: 'load' });

/** Waits long enough for a busy machine. */
const eventually = <T>(read: () => Promise<T> | T) => expect.poll(read, { timeout: 60_000 });

/** The details of an event that the page received from the fields. */
const told = (event: string): Promise<unknown[]> =>
  page.evaluate((name) => Reflect.get(window, 'told')[name] ?? [], event);
const lastChange = () => told('change').then((changes) => changes.at(-1));
const inPage = (script: string): Promise<unknown> => page.evaluate(script);
const tokenize = () => inPage('fields.tokenize()');

async function openReady(query = ''): Promise<void> {
  await open(query);
  await eventually(() => told('ready')).toHaveLength(1);
}

const number = () => fields.getByLabel('Card number');
const expiry = () => fields.getByLabel('Expiration');
const height = () => page.locator('iframe').evaluate((frame) => frame.clientHeight);

describe('card fields in a page of the app', () => {
  it('accept a typed card and return a token, without policy violations', async () => {
    await openReady();
    await number().click();
    await page.keyboard.type('4000056655665556');
    expect(await number().inputValue()).toBe('4000 0566 5566 5556');
    await page.keyboard.press('Tab');
    await page.keyboard.type('430');
    expect(await expiry().inputValue()).toBe('04 / 30');
    await page.keyboard.press('Tab');
    await page.keyboard.type('123');
    await eventually(lastChange).toEqual({
      isComplete: true,
      isEmpty: false,
      cardBrand: 'visa',
      bin: '400005',
    });
    expect(await tokenize()).toEqual({
      ok: true,
      token: expect.stringMatching(/^tok_[\da-f]{32}$/),
      cardBrand: 'visa',
      truncatedCardNumber: '5556',
      expirationMonth: 4,
      expirationYear: 2030,
    });
    expect(await told('focus')).toEqual([
      { field: 'number' },
      { field: 'expiry' },
      { field: 'cvv' },
    ]);
    // The Enter of an input method, as Chromium and as Safari tell of it.
    await number().dispatchEvent('keydown', { key: 'Enter', isComposing: true });
    await number().dispatchEvent('keydown', { key: 'Enter', keyCode: 229 });
    await page.keyboard.press('Enter');
    await eventually(() => told('submit')).toHaveLength(1);
    expect(problems).toEqual([]);
    expect(hosted.problems).toEqual([]);
  });

  it('let a digit in the middle be deleted and retyped', async () => {
    await openReady();
    await number().click();
    await page.keyboard.type('42424242');
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Backspace');
    expect(await number().inputValue()).toBe('4244 242');
    await page.keyboard.type('2');
    expect(await number().inputValue()).toBe('4242 4242');
    await page.keyboard.press('End');
    await page.keyboard.type('4');
    await page.keyboard.press('Backspace');
    expect(await number().inputValue()).toBe('4242 4242');
    await expiry().click();
    await page.keyboard.type('0430');
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('Backspace');
    expect(await expiry().inputValue()).toBe('');
  });

  it('report each missing field, and grow with the messages', async () => {
    await openReady();
    await eventually(height).toBeGreaterThan(40);
    const before = await height();
    expect(await tokenize()).toEqual({
      ok: false,
      errors: [
        { field: 'number', message: 'Enter the card number.' },
        { field: 'expiry', message: 'Enter the expiration date.' },
        { field: 'cvv', message: 'Enter the 3-digit security code.' },
      ],
    });
    await eventually(height).toBeGreaterThan(before);
    expect(await number().getAttribute('aria-invalid')).toBe('true');
    const accessibility = await new AxeBuilder({ page }).analyze();
    expect(accessibility.violations).toEqual([]);
    await number().pressSequentially('378282246310005');
    await eventually(() => fields.getByText('Enter the card number.').count()).toBe(0);
    expect(await fields.getByText('Enter the 4-digit security code.').count()).toBe(1);
    await inPage('fields.clear()');
    await eventually(height).toBe(before);
    expect(await number().inputValue()).toBe('');
  });

  it('grow with a problem only after the press that left them is released', async () => {
    await openReady();
    const button = page.getByRole('button', { name: 'Pay' });
    await button.evaluate((element) => {
      const presses: string[] = [];
      Reflect.set(window, 'presses', presses);
      element.addEventListener('click', () => presses.push('click'));
    });
    await number().click();
    await page.keyboard.type('4111111111111112');
    const place = await button.boundingBox();
    await button.hover();
    await page.mouse.down();
    await eventually(() => told('blur')).toEqual([{ field: 'number' }]);
    await inPage('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
    expect(await number().getAttribute('aria-invalid')).not.toBe('true');
    expect(await button.boundingBox()).toEqual(place);
    await page.mouse.up();
    expect(await inPage('presses')).toEqual(['click']);
    await eventually(() => number().getAttribute('aria-invalid')).toBe('true');
    await eventually(() => button.boundingBox()).not.toEqual(place);
  });

  it('show a problem at once when left by keyboard', async () => {
    await openReady();
    await number().click();
    await page.keyboard.type('4111111111111112');
    await page.keyboard.press('Tab');
    await eventually(() => number().getAttribute('aria-invalid')).toBe('true');
  });

  it('show a problem when a press on another field is released', async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    await openReady();
    await number().click();
    await page.keyboard.type('4111111111111112');
    const before = await height();
    await expiry().hover();
    await page.mouse.down();
    await eventually(() => told('focus')).toEqual([{ field: 'number' }, { field: 'expiry' }]);
    await inPage('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
    expect(await height()).toBe(before);
    await page.mouse.up();
    await eventually(height).toBeGreaterThan(before);
    await eventually(() => number().getAttribute('aria-invalid')).toBe('true');
  });

  it('follow the page’s switch from light to dark', async () => {
    await openReady();
    const ground = () =>
      fields
        .locator('.control')
        .first()
        .evaluate((box) => getComputedStyle(box).backgroundColor);
    const light = await ground();
    await inPage("document.documentElement.dataset.mode = 'dark'");
    await eventually(ground).not.toBe(light);
    const inPageGround = await page.evaluate(() => {
      const probe = document.createElement('i');
      probe.style.background = 'var(--pf-color-surface)';
      document.body.append(probe);
      return getComputedStyle(probe).backgroundColor;
    });
    expect(await ground()).toBe(inPageGround);
  });

  it('are removed by destroy, and say so', async () => {
    await openReady();
    await inPage('fields.destroy()');
    expect(await page.locator('iframe').count()).toBe(0);
    expect(await tokenize()).toEqual({
      ok: false,
      errors: [{ field: 'form', message: 'Card entry was closed.' }],
    });
  });
});

describe('messages from others', () => {
  const forged = { protocol: 'payfac-fields/1', type: 'change', detail: { isComplete: true } };

  it('are ignored by the page', async () => {
    await openReady();
    const before = await told('change');
    await page.evaluate((message) => window.postMessage(message, '*'), forged);
    const [frame] = page.frames().slice(1);
    await frame?.evaluate(
      (message) => window.parent.postMessage({ ...message, protocol: 'other' }, '*'),
      forged,
    );
    await number().pressSequentially('4');
    await eventually(() => told('change')).toHaveLength(before.length + 1);
    expect(await lastChange()).toEqual({
      isComplete: false,
      isEmpty: false,
      cardBrand: 'visa',
      bin: null,
    });
  });

  it('are ignored by the fields', async () => {
    await openReady();
    await number().pressSequentially('4242');
    const [frame] = page.frames().slice(1);
    await frame?.evaluate(() => {
      window.postMessage({ protocol: 'payfac-fields/1', type: 'clear' }, '*');
    });
    await number().pressSequentially('4');
    expect(await number().inputValue()).toBe('4242 4');
  });
});

it('fields opened for another page don’t appear, and say so', async () => {
  await open('?target=https://shop.example');
  await eventually(() => told('error')).toEqual([
    {
      reason: 'unavailable',
      message: 'Card entry isn’t available right now. Try again later.',
    },
  ]);
  expect(await tokenize()).toEqual({
    ok: false,
    errors: [{ field: 'form', message: 'Card entry isn’t available right now. Try again later.' }],
  });
});
