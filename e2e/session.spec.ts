import type { Page } from '@playwright/test';
import { arrive, signInByPage } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('signing out leads to the development login, in the other tab too [MENU-21, MENU-22, SIGN-04]', {
  tag: '@full',
}, async ({ page, context }) => {
  await signInByPage(page, 'manager');
  const other = await context.newPage();
  await other.goto('/reporting/transactions');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Transactions');
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/\/dev\/login/);
  await expect(other).toHaveURL(/\/dev\/login/);
});

test.describe('signing out everywhere', () => {
  // Users of the other brand, so that no other journey's session ends.
  test.use({ brand: 'juniper' });

  const press = (page: Page) => page.getByRole('button', { name: 'Sign Out Everywhere' }).click();
  const answer = (page: Page, name: string) =>
    page.getByRole('alertdialog').getByRole('button', { name }).click();
  const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

  test('signs out the other browser as well, once it is confirmed', { tag: '@full' }, async ({
    page,
    newContext,
  }) => {
    await arrive(page, 'accounting');
    const other = await (await newContext()).newPage();
    await arrive(other, 'accounting');

    await press(page);
    await answer(page, 'Stay signed in');
    await other.reload();
    await expect(menu(other)).toBeVisible();

    await press(page);
    await answer(page, 'Sign out everywhere');
    await expect(page).toHaveURL(/\/dev\/login/);
    await other.reload();
    await expect(other).toHaveURL(/\/dev\/login/);
  });

  test('that failed is told, and nobody is signed out', { tag: '@full' }, async ({ page }) => {
    await arrive(page, 'bank');
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
  await arrive(page, 'manager');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Transactions' }).click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Transactions');
});

test('a signed-in person who opens the development login is sent on [PAGE-04]', {
  tag: '@full',
}, async ({ page }) => {
  await signInByPage(page, 'manager');
  await page.goto('/dev/login');
  await expect(page).toHaveURL((url) => url.pathname === '/dashboard');
});

test('outside the local bypass people sign in on the payments login page [PAGE-02]', {
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
