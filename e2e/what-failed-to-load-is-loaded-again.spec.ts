import { signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

const parts = [
  ['/dashboard', "Couldn't load recent transactions", 'list'],
  ['/reporting/transactions', "Couldn't load transactions", 'table'],
] as const;

for (const [path, problem, role] of parts) {
  test(`${path} says what failed and loads it on demand`, { tag: '@full' }, async ({ page }) => {
    await signIn(page, 'admin');
    await page.route(
      ({ pathname }) => pathname === '/api/v1/reporting/transactions',
      (route) => route.fulfill({ status: 409, contentType: 'application/json', body: '{}' }),
    );
    await page.goto(path);
    const failure = page.getByRole('alert').filter({ hasText: problem });
    await expect(failure).toBeVisible();
    await page.unrouteAll();
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(failure).toBeHidden();
    await expect(
      page.getByRole('main').getByRole(role).filter({ hasText: 'txn' }).first(),
    ).toContainText('txn');
  });
}
