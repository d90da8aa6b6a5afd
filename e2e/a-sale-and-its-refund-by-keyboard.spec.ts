import type { Page } from '@playwright/test';
import { chance } from './support/chance.ts';
import { payment } from './support/open-record.ts';
import { expect, test } from './support/test.ts';

/** Presses Tab until the element with the name has focus; fails when it is never reached. */
async function tabTo(page: Page, name: RegExp, limit = 60): Promise<void> {
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement)) return '';
      if (element instanceof HTMLIFrameElement) return element.title;
      const label = 'labels' in element && element.labels instanceof NodeList && element.labels[0];
      const text = label ? label.textContent : element.textContent;
      return element.getAttribute('aria-label') ?? text ?? '';
    });
  for (let presses = 0; presses < limit; presses += 1) {
    if (name.test((await focused()).trim())) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${name}`);
}

test('a sale, its page and its refund, without a pointer [SCOPE-07]', async ({ page }) => {
  const { keyboard } = page;
  // An unused amount: a sale like one of the last minutes asks for confirmation.
  const amount = `41.${10 + chance().below(90)}`;
  await page.goto('/dev/login');
  await page.getByRole('button', { name: 'Employee', exact: true }).waitFor();
  await tabTo(page, /^Employee$/);
  await keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();

  await tabTo(page, /^Virtual Terminal$/);
  await keyboard.press('Enter');
  await page.getByLabel('Amount').waitFor();
  await page.frameLocator('iframe').getByLabel('Card number').waitFor();
  await expect(page.getByLabel('Amount')).toBeFocused();
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await keyboard.press(key);
  };
  await keyboard.type(amount);
  await press('Tab');
  // Focus crosses into another process and back: keys come faster here than a person types.
  const card = page.frameLocator('iframe');
  await expect(card.getByLabel('Card number')).toBeFocused();
  await keyboard.type('4242424242424242');
  await press('Tab');
  await keyboard.type('1230');
  await press('Tab');
  await keyboard.type('123');
  await press('Tab');
  await expect(page.getByLabel('Cardholder name')).toBeFocused();
  await keyboard.type('Grace Murray');
  await press('Tab');
  await keyboard.type('1 Pier Rd');
  await press('Tab');
  await keyboard.type('46204');
  await press('Enter');
  expect(keys, 'keys beyond what is typed').toBeLessThan(9);
  await expect(page.getByRole('article', { name: 'Receipt' })).toContainText(`$${amount}`);

  await tabTo(page, /^View transaction$/);
  await keyboard.press('Enter');
  const detail = page.getByRole('dialog', { name: payment });
  await expect(detail.getByRole('button', { name: 'Refund', exact: true })).toBeVisible();
  await tabTo(page, /^Refund$/);
  await keyboard.press('Enter');
  const refund = page.getByRole('dialog', { name: 'Refund payment' });
  await expect(refund.getByLabel('Amount')).toBeFocused();
  await keyboard.press('Escape');
  await expect(refund).toBeHidden();
  await expect(page.getByRole('button', { name: 'Refund', exact: true })).toBeFocused();
  await keyboard.press('Enter');
  await refund.getByLabel('Amount').press('Enter');
  await expect(detail).toContainText('Refunded');
  // The focused button disappears with the refundable amount; the drawer takes focus.
  await expect(detail).toBeFocused();

  await keyboard.press('Escape');
  await expect(detail).toBeHidden();
  await expect(page.getByRole('table', { name: 'Transactions' })).toBeVisible();
});
