import type { Page } from '@playwright/test';
import type { Account } from './support/accounts.ts';
import { signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** An account of the provider's product that no other journey uses. */
const scheduled: Account = 'Hazel Animal Hospital';

const part = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Parts of the account' })
    .getByRole('link', { name, exact: true })
    .click();

async function openSection(page: Page, business: string, section: string): Promise<void> {
  await page.goto(`/accounts-view?status=active&business=${encodeURIComponent(business)}`);
  await page
    .getByRole('link', { name: new RegExp(business) })
    .first()
    .click();
  await part(page, section);
}

test('a bank account is checked before it is added, and removed again [BOARD-26]', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'admin');
  await openSection(page, 'Longleaf Fitness', 'Money');
  const accounts = page.getByRole('region', { name: 'Bank accounts' });
  const removable = accounts.getByRole('button', { name: 'Remove' });
  await expect(accounts).toBeVisible();
  const before = await removable.count();
  await accounts.getByRole('button', { name: 'Add bank account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add bank account' });
  const bank = dialog.getByRole('combobox', { name: 'From your bank' });
  const add = () => dialog.getByRole('button', { name: 'Add bank account' }).click();
  await bank.selectOption('closed');
  await add();
  await expect(dialog.getByText(/^The bank doesn’t know this account/).first()).toBeVisible();
  await bank.selectOption('open');
  await add();
  await expect(dialog).toBeHidden();
  await expect(removable).toHaveCount(before + 1);
  await removable.last().click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Remove bank account' }).click();
  await expect(question).toBeHidden();
  await expect(removable).toHaveCount(before);
});

test('risk metrics are set, and a rule is switched off for one account alone', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'admin');
  await openSection(page, 'Longleaf Fitness', 'Risk');
  await page.getByRole('button', { name: 'Edit metrics' }).click();
  const dialog = page.getByRole('dialog', { name: 'Risk metrics' });
  const highest = dialog.getByRole('textbox', { name: /Highest ticket/ });
  await highest.press('ControlOrMeta+a');
  await highest.pressSequentially('1750');
  await dialog.getByRole('combobox', { name: /Beyond these/ }).selectOption('review');
  await dialog.getByRole('button', { name: 'Save metrics' }).click();
  await expect(dialog).toBeHidden();
  const metrics = page.getByRole('region', { name: 'Risk metrics' });
  await expect(metrics.getByText('$1,750.00')).toBeVisible();
  await expect(metrics.getByText(/is held for review/)).toBeVisible();
  const rule = page.getByRole('switch', { name: 'Large payment' });
  await expect(rule).toBeChecked();
  await rule.click();
  await expect(page.getByText('Turned Large payment off.').first()).toBeVisible();
  await page.reload();
  await expect(rule).not.toBeChecked();
  await rule.click();
  await expect(page.getByText('Turned Large payment on.').first()).toBeVisible();
});

test('staff comment, note and tag an account with a tag of their own', { tag: '@full' }, async ({
  page,
}) => {
  const mark = `Call ${crypto.randomUUID().slice(0, 8)}`;
  await signIn(page, 'underwriter');
  await openSection(page, 'Longleaf Fitness', 'Activity');
  await page.getByRole('textbox', { name: 'Comment' }).fill(`Asked about ${mark}.`);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('log').getByText(`Asked about ${mark}.`)).toBeVisible();

  await page.getByRole('button', { name: 'Add note' }).click();
  const note = page.getByRole('dialog', { name: 'Add note' });
  await note.getByRole('textbox', { name: /Note/ }).fill(`Visited for ${mark}.`);
  await note.getByRole('button', { name: 'Add note' }).click();
  await expect(
    page.getByRole('region', { name: 'Log' }).getByText(`Visited for ${mark}.`),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Manage tags' }).click();
  const manager = page.getByRole('dialog', { name: 'Manage tags' });
  await manager.getByRole('button', { name: 'New tag' }).click();
  const form = page.getByRole('dialog', { name: 'New tag' });
  await form.getByRole('textbox', { name: /Name/ }).fill(mark);
  await form.getByRole('combobox', { name: /Given to/ }).selectOption('subMerchant');
  await form.getByRole('button', { name: 'Create tag' }).click();
  await expect(form).toBeHidden();
  await manager.getByRole('button', { name: 'Close' }).last().click();
  const tags = page.getByRole('list', { name: 'Sub-merchant tags' });
  await page.getByRole('combobox', { name: 'Add sub-merchant tag' }).selectOption({ label: mark });
  await expect(tags.getByText(mark, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: `Remove the tag ${mark}` }).click();
  await expect(page.getByText(`Removed the tag ${mark}.`).first()).toBeVisible();
  await expect(tags.getByText(mark, { exact: true })).toHaveCount(0);

  await page.getByRole('button', { name: 'Manage tags' }).click();
  const row = manager.getByRole('listitem').filter({ hasText: mark });
  await row.getByRole('button', { name: 'Retire' }).click();
  await expect(row.getByText('Retired')).toBeVisible();
});

test('the tokenization rate limit is read and set', { tag: '@full' }, async ({ page }) => {
  await signIn(page, 'admin');
  await openSection(page, 'Longleaf Fitness', 'Processing');
  await expect(page.getByText(/^pk_/)).toBeVisible();
  const limit = page.getByRole('region', { name: 'Rate limit' });
  const set = async (cards: string) => {
    await limit.getByRole('button', { name: 'Change limit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Rate limit' });
    const field = dialog.getByRole('textbox', { name: /Cards a minute/ });
    await field.press('ControlOrMeta+a');
    await field.pressSequentially(cards);
    await dialog.getByRole('button', { name: 'Save limit' }).click();
    await expect(dialog).toBeHidden();
    await expect(limit.getByText(`${cards} cards a minute`)).toBeVisible();
  };
  await set('150');
  await set('120');
});

test('a service provider sees funds and changes bank accounts by its own calls [BOARD-29]', {
  tag: '@full',
}, async ({ page }) => {
  const called: string[] = [];
  page.on('request', (request) => called.push(new URL(request.url()).pathname));
  await signIn(page, 'service-provider');
  await page.goto(`/accounts-center?status=active&business=${encodeURIComponent(scheduled)}`);
  await page.getByRole('link', { name: new RegExp(scheduled) }).click();
  await part(page, 'Money');
  await expect(page.getByRole('region', { name: 'Reserved funds' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Balance' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Edit schedule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Payout schedule' });
  await dialog.getByRole('button', { name: 'Save schedule' }).click();
  await expect(dialog).toBeHidden();
  const own = called.filter((path) => /backoffice\/accounts\/(?!center|submerchants)/.test(path));
  expect(own).toEqual([]);
});
