import { signIn, signInAsOwn } from './support/people.ts';
import { submitSale } from './support/terminal.ts';
import { expect, test } from './support/test.ts';

test('a card that is declined on a phone says so where it is read', async ({ page }) => {
  await signInAsOwn(page, 'employee', 'Eastgate Animal Hospital');
  await page.setViewportSize({ width: 360, height: 640 });
  await submitSale(page, { amount: '9.50', card: '4000000000000002' });
  const notice = page.getByText('The card wasn’t charged');
  await expect(notice).toBeInViewport();
  const [bar, text] = [await page.getByRole('banner').boundingBox(), await notice.boundingBox()];
  expect(text?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0) - 1);
});

test('every way to pay stands beside something on a phone', async ({ page }) => {
  await signIn(page, 'manager');
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/virtual-terminal');
  const account = page.getByRole('main').getByRole('combobox', { name: 'Account' });
  await account.selectOption({ label: 'Heron Goods' });
  await expect(page.getByRole('radio', { name: 'Bank account' })).toBeVisible();
  const [link, label] = [
    await page.getByRole('link', { name: 'Apple Pay' }).boundingBox(),
    await page
      .locator('label')
      .filter({ hasText: /^Amount/ })
      .boundingBox(),
  ];
  const middle = (box: typeof link) => (box?.y ?? 0) + (box?.height ?? 0) / 2;
  expect(Math.abs(middle(link) - middle(label))).toBeLessThanOrEqual(4);
});
