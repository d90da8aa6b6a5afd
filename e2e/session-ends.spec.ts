import type { Page } from '@playwright/test';
import { anchor } from '../scripts/anchor.ts';
import { entryNamed } from './support/menu.ts';
import { arrive, signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** The text of SIGN-07, word for word. */
const sessionExpired =
  'Your session has expired (after 60 mins of inactivity). Please log in again to continue.';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const later = (page: Page, minutes: number) => page.clock.fastForward(minutes * 60_000);

test.describe('sixty minutes without a key, a click or a touch', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: anchor });
    await arrive(page, 'manager');
  });

  test('sign the person out with the session-expired text and back to where they were [SIGN-07]', async ({
    page,
  }) => {
    await page.goto('/reporting/transactions?status=settled');
    await expect(heading(page)).toHaveText('Transactions');
    await later(page, 61);
    await expect(page).toHaveURL(/reason=expired/);
    await expect(page.getByRole('status')).toHaveText(sessionExpired);
    await page.clock.resume();
    await page.getByRole('button', { name: 'Manager', exact: true }).click();
    await expect(page).toHaveURL(/\/reporting\/transactions\?status=settled/);
  });

  test('are counted down, and any key keeps the session [SIGN-08]', { tag: '@full' }, async ({
    page,
  }) => {
    await later(page, 58.5);
    const dialog = page.getByRole('alertdialog', { name: 'Still there?' });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('timer')).toHaveText(/^1:\d\d$/);
    await expect(dialog.getByRole('button', { name: 'Log Out' })).toBeVisible();
    await page.keyboard.press('Shift');
    await expect(dialog).toBeHidden();
    await later(page, 30);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });
});

test('a key in another tab keeps this one signed in', { tag: '@full' }, async ({
  page,
  context,
}) => {
  await arrive(page, 'manager');
  const other = await context.newPage();
  await other.clock.install({ time: anchor });
  await other.goto('/dashboard');
  await expect(heading(other)).toHaveText('Dashboard');
  await other.clock.fastForward(59 * 60_000);
  await expect(other.getByRole('alertdialog', { name: 'Still there?' })).toBeVisible();
  await page.evaluate(
    (at) => localStorage.setItem('payments.lastActivity', String(at)),
    anchor.getTime() + 60 * 60_000,
  );
  await expect(other.getByRole('alertdialog')).toBeHidden();
});

test('a 401 that says so ends the session with its text, while the sign-on still lives [SIGN-09]', {
  tag: '@full',
}, async ({ page }) => {
  await arrive(page, 'manager');
  await page.route(/api\/v1\/reporting\/transactions(\?|$)/, (route) =>
    route.fulfill({ status: 401, json: { code: 'TOKEN', message: 'Token expired' } }),
  );
  await page.getByRole('link', { name: entryNamed('Transactions') }).click();
  await expect(page).toHaveURL(/\/dev\/login\?reason=expired/);
  await expect(page.getByRole('status')).toHaveText(sessionExpired);
});

test('signing out clears all that is stored but the app flag, in the other tab as well [SIGN-03, SIGN-04, SIGN-15]', {
  tag: '@full',
}, async ({ page, context }) => {
  await arrive(page, 'manager');
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(heading(other)).toHaveText('Dashboard');
  for (const tab of [page, other]) {
    await tab.evaluate(() => {
      localStorage.setItem('payments.draft.x', '1');
      sessionStorage.setItem('payments.widths', '1');
    });
  }
  await page.route('**/auth/logout', (route) =>
    route.fulfill({ status: 422, json: { code: 'X', message: 'Not now.' } }),
  );
  await page.getByRole('button', { name: 'Log Out' }).click();
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/\/dev\/login\?reason=signed-out/);
    const left = await tab.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)]);
    expect(left).toEqual([['payments.application'], []]);
  }
});

test('a new version blocks everything, then signs out, and keeps what was being filled in [SIGN-12..14]', {
  tag: '@full',
}, async ({ page }) => {
  await arrive(page, 'manager');
  await page.evaluate(() => localStorage.setItem('payments.draft.x', '1'));
  await page.route(/api\/v1\/reporting\/transactions(\?|$)/, (route) =>
    route.fulfill({
      headers: { 'application-version': '5.46.0' },
      json: { data: [], count: 0 },
    }),
  );
  await page.getByRole('link', { name: entryNamed('Transactions') }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Application Upgraded' });
  await expect(dialog).toContainText('A new version has been released, please log back in.');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/reason=upgraded/);
  expect(await page.evaluate(() => localStorage.getItem('payments.draft.x'))).toBe('1');
});

test('a wrong API user is told in red for seven seconds [MSG-06, SIGN-16]', {
  tag: '@full',
}, async ({ page }) => {
  await page.route('**/auth/sso', (route) =>
    route.fulfill({ status: 401, json: { code: 'WRONG_API_USER', message: 'x' } }),
  );
  await page.clock.install({ time: anchor });
  await page.goto('/dashboard');
  const notice = page.getByText('User is not in the database, run populateDB.').last();
  await expect(notice).toBeVisible();
  await page.clock.runFor(6000);
  await expect(notice).toBeVisible();
  await page.clock.runFor(1500);
  await expect(notice).toBeHidden();
});

test.describe('a person who must choose a new password', () => {
  test('is let nowhere else, unknown addresses included', { tag: '@full' }, async ({ page }) => {
    await page.goto('/dev/login');
    await page.getByLabel('Username').fill('newhire@harbor');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/change-password/);
    for (const path of ['/dashboard', '/nowhere', '/forbidden']) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/change-password/);
    }
    await expect(page.getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
  });
});

test('a wrong current password and a common new one are told at their fields [SIGN-11]', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'employee');
  await page.goto('/change-password');
  const current = page.getByLabel('Current password');
  const next = page.getByLabel('New password');
  await current.fill('lantern-quay-morning');
  await next.fill('password1234');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(next).toHaveAccessibleDescription(/too common/);
  await expect(next).toBeFocused();
  await current.fill('not the password');
  await next.fill('harbor lights at dusk');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(current).toHaveAccessibleDescription(/current password is not valid/);
  await expect(current).toBeFocused();
  await expect(next).not.toHaveAccessibleDescription(/too common/);
});
