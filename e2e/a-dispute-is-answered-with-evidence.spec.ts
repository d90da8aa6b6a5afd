import { readFile } from 'node:fs/promises';
import { payment } from './support/open-record.ts';
import { signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('a dispute that needs a response says by when and why, and its evidence is one file', {
  tag: '@full',
}, async ({ page, context }) => {
  await signIn(page, 'admin');
  await page.goto('/disputes?status=needs_response&sort=respondBy');
  await page.getByRole('table', { name: 'Disputes' }).locator('[data-row-link]').last().click();
  const drawer = page.getByRole('dialog', { name: /^Dispute / });
  await expect(drawer.getByText(/^Respond by \d\d\/\d\d\/\d\d/)).toBeVisible();
  await expect(drawer.getByText(/\b(left|deadline has passed)\b/).first()).toBeVisible();
  await expect(
    drawer.getByText(/\((Visa|Mastercard|American Express|Discover)[^)]*\): /),
  ).toBeVisible();

  const downloading = page.waitForEvent('download');
  await drawer.getByRole('button', { name: 'Download evidence' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^evidence-[\w-]+\.html$/);
  const text = await readFile(await download.path(), 'utf8');
  const reader = await context.newPage();
  await reader.setContent(text);
  await expect(reader.getByRole('heading', { level: 1 })).toContainText('Evidence for dispute');
  for (const part of ['Receipt', 'Issuer checks', 'Refund history', 'Payment timeline']) {
    await expect(reader.getByRole('heading', { name: part, level: 2 })).toBeVisible();
  }
  await reader.close();

  await drawer.getByRole('link', { name: /^txn/ }).first().click();
  await expect(page.getByRole('dialog', { name: payment })).toBeVisible();
});
