import type { Page } from '@playwright/test';
import { signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('signing out leads to the development login, in the other tab too [R127, R128, R313]', {
  tag: '@full',
}, async ({ page, context }) => {
  await signIn(page, 'manager');
  const other = await context.newPage();
  await other.goto('/reporting/transactions');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Transactions');
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/\/dev\/login/);
  await expect(other).toHaveURL(/\/dev\/login/);
});

test.describe('signing out everywhere', () => {
  // The other brand's people: nobody else's journey is to end with it.
  const baseURL = `http://juniper.localhost:${process.env['E2E_PORT'] ?? 4490}`;
  test.use({ baseURL });

  const press = (page: Page) => page.getByRole('button', { name: 'Sign out everywhere' }).click();
  const answer = (page: Page, name: string) =>
    page.getByRole('alertdialog').getByRole('button', { name }).click();
  const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

  test('signs out the other browser as well, once it is confirmed', { tag: '@full' }, async ({
    page,
    browser,
  }) => {
    await signIn(page, 'accounting');
    const elsewhere = await browser.newContext({ baseURL });
    const other = await elsewhere.newPage();
    await signIn(other, 'accounting');

    await press(page);
    await answer(page, 'Stay signed in');
    await other.reload();
    await expect(menu(other)).toBeVisible();

    await press(page);
    await answer(page, 'Sign out everywhere');
    await expect(page).toHaveURL(/\/dev\/login/);
    await other.reload();
    await expect(other).toHaveURL(/\/dev\/login/);
    await elsewhere.close();
  });

  test('that failed is told, and nobody is signed out', { tag: '@full' }, async ({ page }) => {
    await signIn(page, 'bank');
    const refused = { code: 'BUSY', message: 'Nobody was signed out.' };
    await page.route('**/auth/logout', (route) => route.fulfill({ status: 409, json: refused }));
    await press(page);
    await answer(page, 'Sign out everywhere');
    await expect(page.getByRole('alertdialog').getByRole('alert')).toHaveText(refused.message);
    await answer(page, 'Stay signed in');
    await page.reload();
    await expect(menu(page)).toBeVisible();
  });
});

test('a link opened in a new tab is signed in', { tag: '@full' }, async ({ page, context }) => {
  await signIn(page, 'manager');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Transactions' }).click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Transactions');
});

test('a signed-in person who opens the development login is sent on [R040]', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'manager');
  await page.goto('/dev/login');
  await expect(page).toHaveURL((url) => url.pathname === '/dashboard');
});

test('outside the local bypass people sign in on the payments login page [R038]', {
  tag: '@full',
}, async ({ page, baseURL }) => {
  const sandbox = (baseURL ?? '').replace('//', '//sandbox.');
  await page.goto(`${sandbox}/reporting/transactions`);
  await expect(page).toHaveURL(/\/payments\/login/);
  await page.getByLabel('Username').fill('manager@harbor');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel('Username').fill('manager@harbor');
  await page.getByLabel('Password', { exact: true }).fill('lantern-quay-morning');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/reporting/transactions');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});
