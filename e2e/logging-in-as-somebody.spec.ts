import type { Page } from '@playwright/test';
import { actAs } from './support/acting.ts';
import { arrive, signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

// No other journey signs out this brand's administrator.
test.use({ brand: 'juniper' });

/** Presses the open dialog's link, and waits for the tab it opens. */
async function openedBy(page: Page): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: /^Open in new tab/ }).click();
  return opened;
}

/** The new tab ends only its own acting session. */
async function expectExitOfItsOwn(page: Page, tab: Page): Promise<void> {
  await expect(tab.getByText(/You’re acting as/)).toBeVisible();
  expect(await tab.evaluate(() => opener)).toBeNull();
  await tab.getByRole('button', { name: /^Exit .+\.\.\.$/ }).click();
  await expect(tab).toHaveURL((url) => url.pathname === '/payments/login');
  await expect(tab.getByLabel('Username')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible();
  await expect(page.getByText(/You’re acting as/)).toHaveCount(0);
}

test('a merchant’s person is acted as in a new tab from the list of users [SIGN-18, SIGN-19]', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/users/manage?username=manager@juniper');
  await page.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Log in as' }).click();
  await page.getByRole('button', { name: /^Log in as / }).click();
  const tab = await openedBy(page);
  await expect(tab.getByText(/You’re acting as/)).toContainText('manager@juniper');
  // The administrator's own tab is unchanged, and acts as no one.
  await expect(page).toHaveURL(/\/users\/manage/);
  await expectExitOfItsOwn(page, tab);
});

test('somebody of an account is acted as in a new tab from the account [SIGN-18, SIGN-19]', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/accounts-view');
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Log in as…' }).click();
  const dialog = page.getByRole('dialog', { name: /^Log in at / });
  await dialog.getByRole('combobox', { name: 'Person' }).click();
  await page.getByRole('listbox').getByRole('option').first().click();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: /^Log in as / }).click();
  await expectExitOfItsOwn(page, await openedBy(page));
});

test('a member of the staff is acted as in the same tab [SIGN-17]', { tag: '@full' }, async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/users/manage?username=underwriter@juniper');
  await page.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Log in as' }).click();
  await page.getByRole('button', { name: /^Log in as / }).click();
  await expect(page.getByText(/You’re acting as/)).toContainText('underwriter@juniper');
  await expect(page).toHaveURL(/as=/);
  await page.getByRole('button', { name: 'Exit underwrite...' }).click();
  await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible();
});

test('two people are acted as in two tabs, and leaving one leaves the other [SIGN-06, SIGN-18, SIGN-19]', {
  tag: '@full',
}, async ({ page, context }) => {
  await arrive(page, 'admin');
  const actingTab = async (username: string) => {
    const as = await actAs(page, username);
    const tab = await context.newPage();
    await tab.goto(`/reporting/transactions?as=${as}`);
    await expect(tab.getByText(/You’re acting as/)).toContainText(username);
    return tab;
  };
  const manager = await actingTab('manager@juniper');
  const clerk = await actingTab('clerk@juniper');
  await manager.getByRole('button', { name: /^Exit manager@ju/ }).click();
  await expect(manager).toHaveURL((url) => url.pathname === '/payments/login');

  await clerk.reload();
  await expect(clerk.getByText(/You’re acting as/)).toContainText('clerk@juniper');
  await expect(clerk.getByRole('table', { name: 'Transactions' })).toBeVisible();
  await expect(clerk.getByRole('link', { name: 'Dashboard', exact: true })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible();
  await expect(page.getByText(/You’re acting as/)).toHaveCount(0);

  await expectExitOfItsOwn(page, clerk);
});
