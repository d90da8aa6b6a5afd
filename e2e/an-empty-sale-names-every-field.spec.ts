import { signIn } from './support/people.ts';
import { cardFrame, chooseAccount } from './support/terminal.ts';
import { expect, test } from './support/test.ts';

test('a sale sent with nothing filled in says at every field what to do', { tag: '@full' }, async ({
  page,
}) => {
  await signIn(page, 'manager');
  await page.goto('/virtual-terminal');
  await page.getByLabel('Amount').waitFor();
  await chooseAccount(page);
  await cardFrame(page).getByLabel('Card number').waitFor();
  await page.getByLabel('Billing ZIP').press('Enter');

  const main = page.getByRole('main');
  await expect(main).toContainText('Enter an amount.');
  await expect(page.getByLabel('Cardholder name')).toHaveAccessibleDescription(
    'Enter a cardholder name.',
  );
  await expect(page.getByLabel('Billing street')).toHaveAccessibleDescription(
    'Enter a billing street.',
  );
  await expect(main).toContainText('Enter a billing ZIP.');
  for (const label of ['Card number', 'Expiration', 'Security code']) {
    await expect(cardFrame(page).getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(page.getByLabel('Amount')).toBeFocused();
  await expect(main).not.toContainText('Invalid input');
});
