import { signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('signing out in one tab signs out the other', async ({ page, context }) => {
  await signIn(page, 'manager');
  const other = await context.newPage();
  await other.goto('/reporting/transactions');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Transactions');
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/\/dev\/login/);
  await expect(other).toHaveURL(/\/dev\/login/);
});

test('a link opened in a new tab is signed in', async ({ page, context }) => {
  await signIn(page, 'manager');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Transactions' }).click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Transactions');
});

test('a signed-in person who opens the development login is sent on', async ({ page }) => {
  await signIn(page, 'manager');
  await page.goto('/dev/login');
  await expect(page).toHaveURL((url) => url.pathname === '/dashboard');
});

test('outside the local bypass people sign in on the payments login page', async ({
  page,
  baseURL,
}) => {
  const sandbox = (baseURL ?? '').replace('//', '//sandbox.');
  await page.goto(`${sandbox}/reporting/transactions`);
  await expect(page).toHaveURL(/\/payments\/login/);
  await page.getByLabel('User name').fill('manager@harbor');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel('User name').fill('manager@harbor');
  await page.getByLabel('Password', { exact: true }).fill('lantern-quay-morning');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/dashboard');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});
