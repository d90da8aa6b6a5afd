import { actAs } from './support/acting.ts';
import { entryNamed } from './support/menu.ts';
import { arrive } from './support/people.ts';
import { expect, test } from './support/test.ts';

// No other journey signs out this brand's administrator.
test.use({ brand: 'juniper' });

test('leaving a merchant leads to the payments login, and the administrator stays signed in [SIGN-06, SIGN-19, SIGN-20]', {
  tag: '@full',
}, async ({ page, context }) => {
  await arrive(page, 'admin');
  const as = await actAs(page, 'manager@juniper');
  const tab = await context.newPage();
  await tab.goto(`/dashboard?as=${as}`);
  await expect(tab.getByText(/You’re acting as/)).toContainText('manager@juniper');
  // Every link of the tab keeps the acting session.
  await tab.getByRole('link', { name: entryNamed('Transactions') }).click();
  await expect(tab).toHaveURL(new RegExp(`as=${as}`));
  await tab.getByRole('button', { name: 'Exit manager@ju...' }).click();
  await expect(tab).toHaveURL((url) => url.pathname === '/payments/login');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible();
});

test('leaving a member of the staff leads back to the administrator’s own session [MENU-20, SIGN-06, SIGN-17]', {
  tag: '@full',
}, async ({ page }) => {
  await arrive(page, 'admin');
  const as = await actAs(page, 'underwriter@juniper');
  await page.goto(`/dashboard?as=${as}`);
  await page.getByRole('button', { name: 'Exit underwrite...' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/dashboard' && url.search === '');
  await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible();
});

test('what is one’s own is not there while somebody acts as the person', { tag: '@full' }, async ({
  page,
}) => {
  await arrive(page, 'admin');
  const as = await actAs(page, 'underwriter@juniper');
  for (const path of ['/profile', '/change-password']) {
    await page.goto(`${path}?as=${as}`);
    await expect(page).toHaveURL((url) => url.pathname === '/forbidden');
  }
});
