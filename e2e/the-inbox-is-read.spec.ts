import { arrive } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('the bell counts what is unread, and what is marked as read leaves it [MENU-14]', {
  tag: '@full',
}, async ({ page }) => {
  await arrive(page, 'accounting');
  const bell = page.getByRole('button', { name: /^Notifications, \d+ unread$/ });
  await bell.click();
  const center = page.getByRole('dialog', { name: 'Notifications' });
  const unread = center.getByRole('list', { name: 'Unread notifications' }).getByRole('listitem');
  await expect(unread.first()).toBeVisible();
  // Other notifications arrive meanwhile: the test tracks this one.
  const marked = await unread.first().elementHandle();
  await center
    .getByRole('button', { name: /as read$/ })
    .first()
    .click();
  await marked?.waitForElementState('hidden');
  await center.getByRole('link', { name: 'Open inbox' }).click();
  await expect(center).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
  await page.getByRole('link', { name: 'Read', exact: true }).click();
  await expect(page.getByRole('list', { name: /^Notifications, / }).first()).toBeVisible();
});

test('who is signed in is told at 360 px too', { tag: '@full' }, async ({ page }) => {
  await arrive(page, 'manager');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: /^Signed in as / }).click();
  const person = page.getByRole('dialog', { name: 'Signed in' });
  await expect(person).toContainText('Manager');
  await expect(person).toContainText('manager@harbor');
  await person.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/login/);
});
