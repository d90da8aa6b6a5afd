import { fromMenu } from './support/open-record.ts';
import { signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

const path = '/reporting/hosted-sessions';

test('a payment link is found, sent again elsewhere, and kept when asked', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'admin');
  const open = 'sessions.standing=sent&sessions.standing=resent&sessions.source=paymentlink';
  // The oldest link belongs to no other journey.
  await page.goto(`${path}?${open}&sessions.sort=createdAt`);
  const table = page.getByRole('table', { name: 'Hosted sessions' });
  await table.locator('[data-row-link]').first().click();
  const drawer = page.getByRole('dialog').first();
  await expect(drawer.getByRole('heading', { name: 'Attempts' })).toBeVisible();
  await drawer.getByRole('button', { name: 'Resend' }).click();
  const sending = page.getByRole('dialog', { name: /^Resend the link for / });
  const email = `grace.${crypto.randomUUID().slice(0, 8)}@mail.example`;
  await sending.getByRole('textbox', { name: 'Email' }).fill(email);
  await sending.getByRole('button', { name: 'Resend link' }).click();
  await expect(sending).toBeHidden();
  await expect(drawer.getByText('Resent', { exact: true }).first()).toBeVisible();
  await expect(drawer.getByText(email)).toBeVisible();
  await fromMenu(page, drawer, 'Deactivate');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Nobody will be able to pay with it.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(drawer.getByRole('button', { name: 'Resend' })).toBeVisible();
});

test('token sessions are counted as their list is narrowed [SCOPE-22]', { tag: '@full' }, async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto(`${path}?part=tokens`);
  const devices = page.getByRole('list', { name: 'Token sessions by device' });
  await expect(devices.getByRole('listitem').first()).toBeVisible();
  const asked = page.waitForRequest(/tokenSessions\/charts\/device\?.*status=closed/);
  await page.getByRole('button', { name: 'Status', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Status' })
    .getByRole('button', { name: /^Closed/ })
    .click();
  await asked;
  await expect(devices.getByRole('listitem').first()).toBeVisible();
});

test('a manager sees no token sessions', { tag: '@full' }, async ({ page }) => {
  await signIn(page, 'manager');
  await page.goto(path);
  await expect(page.getByRole('table', { name: 'Hosted sessions' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Token sessions' })).toBeHidden();
});
