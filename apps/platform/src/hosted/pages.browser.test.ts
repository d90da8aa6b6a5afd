import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hearProblems, openWindow, useBrowser } from '../../test/browser.ts';
import { useTestHosted } from '../../test/use.ts';
import { demoPassword } from '../program/seed/data/people.ts';

const hosted = useTestHosted();
const browser = useBrowser();

let page: Page;
const refused: string[] = [];

beforeEach(async () => {
  refused.length = 0;
  const context = await openWindow(browser, { viewport: { width: 360, height: 700 } });
  page = await context.newPage();
  hearProblems(page, refused);
});
afterEach(() => page.context().close());

const address = (path: string) => `http://harbor.localhost:${hosted.port}${path}`;
const focused = () => page.evaluate(() => document.activeElement?.id);

describe('the login page', () => {
  it('can be used by keyboard alone, from a mistake to the app', async () => {
    await page.goto(address('/payments/login?return=/transactions'));
    expect(await focused()).toBe('username');
    await page.keyboard.type('manager@harbor');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').waitFor();
    expect(await focused()).toBe('problems');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await focused()).toBe('password');
    await page.keyboard.type(demoPassword);
    await page.keyboard.press('Enter');
    await page.waitForURL(address('/transactions'));
    const [cookie] = await page.context().cookies();
    expect(cookie).toMatchObject({ name: '__Host-sign-on', httpOnly: true, secure: true });
    expect(refused).toEqual([]);
  });

  it('shows the password on request', async () => {
    await page.goto(address('/payments/login'));
    const password = page.locator('#password');
    await page.getByRole('button', { name: 'Show password' }).click();
    expect(await password.getAttribute('type')).toBe('text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    expect(await password.getAttribute('type')).toBe('password');
  });

  it.each(['light', 'dark'])('is accessible in %s, narrow, with its errors', async (mode) => {
    await page.goto(address('/payments/login'));
    await page.evaluate((name) => localStorage.setItem('payments.mode', name), mode);
    await page.goto(address('/payments/login?reason=expired'));
    expect(await page.evaluate(() => document.documentElement.dataset['mode'])).toBe(mode);
    const whole = await new AxeBuilder({ page }).analyze();
    expect(whole.violations).toEqual([]);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('alert').waitFor();
    const withErrors = await new AxeBuilder({ page }).analyze();
    expect(withErrors.violations).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

describe('the API reference', () => {
  it('shows the calls without requests to other origins', async () => {
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(new URL(request.url()).origin));
    await page.setViewportSize({ width: 1200, height: 800 });
    await page.goto(address('/reference'));
    await page.getByRole('heading', { name: 'Payfac Backoffice API' }).waitFor();
    await page.getByText('List accounts').first().waitFor();
    expect([...asked]).toEqual([address('')]);
    // The viewer tries once to compile code, and works without.
    expect(refused.filter((text) => !/TrustedScript|TrustedString/.test(text))).toEqual([]);
  });
});
