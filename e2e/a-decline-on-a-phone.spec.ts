import { signInAsOwn } from './support/people.ts';
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
