import { signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('a row’s actions are within reach where the list is wider than its place', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'admin');
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/invites');
  const frame = page.getByRole('region', { name: 'Invites', exact: true });
  await expect(frame).toHaveAttribute('data-more-after', '');
  await expect(page.getByRole('button', { name: /^Actions for/ }).first()).toBeInViewport({
    ratio: 1,
  });
});
