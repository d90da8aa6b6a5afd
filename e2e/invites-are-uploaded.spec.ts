import { pass } from './support/pass.ts';
import { signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { violationsOf } from './support/violations.ts';

const file = (lines: readonly string[]) => ({
  name: 'merchants.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`\uFEFF${['Full name,E-mail,Phone,Company', ...lines].join('\r\n')}\r\n`),
});

test('a file of invites is put right in place, sent, and what failed is sent again alone', {
  tag: '@full',
}, async ({ page }) => {
  const mark = crypto.randomUUID().slice(0, 8);
  const at = (name: string) => `${name}.${mark}@mail.example`;
  await signIn(page, 'admin');
  await page.goto('/invites');
  await page.getByRole('link', { name: 'Upload' }).click();
  const template = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download template' }).click();
  expect((await template).suggestedFilename()).toBe('invites-template.csv');
  await page.getByLabel('Product').first().click();
  await page.getByRole('listbox').getByRole('option').first().click();
  await page
    .getByLabel('CSV file')
    .setInputFiles(
      file([
        `Ada Byron,${at('ada')},(207) 555-0142,"Byron, Sons & ""Co"""`,
        `<img src=x onerror=alert(1)>,${at('img')},,`,
        `Leon Marsh,leon@,,`,
        `=cmd|calc,${at('formula')},,`,
        `Lost Mail,lost.${mark}@undeliverable.example,,`,
        `Ada Again,${at('ADA')},,`,
      ]),
    );
  const main = page.getByRole('main');
  await expect(main.getByText('3 rows ready')).toBeVisible();
  const row = (number: number) => main.getByRole('group', { name: `Row ${number}`, exact: true });
  await expect(row(4)).toContainText('Enter an email address');
  await expect(row(5)).toContainText('Begin with a letter or a digit.');
  await expect(row(7)).toContainText('Row 2 has the same email.');
  await row(4).getByLabel('Email').fill(at('leon'));
  await row(5).getByRole('button', { name: 'Skip' }).click();
  await row(7).getByRole('button', { name: 'Skip' }).click();
  await expect(main.getByText('4 rows ready')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  const send = async (button: string) => {
    await main.getByRole('button', { name: button }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Create/ })
      .click();
  };
  await send('Create and send 4 invites');
  await expect(main.getByText('3 invites created and sent')).toBeVisible();
  await expect(row(6)).toContainText('We couldn’t deliver the email to this address.');
  await row(6).getByLabel('Email').fill(at('found'));
  await send('Create and send 1 invite');
  await expect(main.getByText('4 created')).toBeVisible();

  await page.goto(`/invites?singleSearch=${mark}`);
  const rows = page.getByRole('table', { name: 'Invites' }).locator('tbody tr[data-key]');
  await expect(rows).toHaveCount(4);
  await expect(rows.filter({ hasText: 'Sent' })).toHaveCount(4);
  await expect(rows.filter({ hasText: '<img src=x' })).toHaveCount(1);
});

test('an upload without a response is told as one failed row, and nobody is invited twice', {
  tag: '@full',
}, async ({ page }) => {
  const mark = crypto.randomUUID().slice(0, 8);
  await signIn(page, 'admin');
  await page.goto('/invites?part=upload');
  await page.getByLabel('Product').first().click();
  await page.getByRole('listbox').getByRole('option').first().click();
  await page
    .getByLabel('CSV file')
    .setInputFiles(file([`Ada,ada.${mark}@mail.example,,`, `Leon,leon.${mark}@mail.example,,`]));
  // The platform accepts the rows, and its response is lost.
  await page.route('**/invites/upload', async (route) => {
    await pass(route);
    await route.fulfill({ status: 504, body: '' });
  });
  await page.getByRole('button', { name: 'Create 2 invites' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Create invites' }).click();
  await expect(page.getByText('An unexpected error occurred')).toBeVisible();
  await page.unroute('**/invites/upload');
  await page.getByRole('button', { name: 'Send 2 rows again' }).click();
  await expect(page.getByText('2 created')).toBeVisible();
  await page.goto(`/invites?singleSearch=${mark}`);
  await expect(
    page.getByRole('table', { name: 'Invites' }).locator('tbody tr[data-key]'),
  ).toHaveCount(2);
});
