import type { Locator, Page } from '@playwright/test';
import { signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

const parts: readonly {
  readonly path: string;
  readonly problem: string;
  readonly row: (page: Page) => Locator;
}[] = [
  {
    path: '/dashboard',
    problem: 'Couldn’t load latest payments',
    row: (page) => page.getByRole('region', { name: 'Latest payments' }).getByRole('listitem'),
  },
  {
    path: '/reporting/transactions',
    problem: 'Couldn’t load transactions',
    row: (page) => page.getByRole('main').getByRole('table').filter({ hasText: 'txn' }),
  },
];

for (const { path, problem, row } of parts) {
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
    await expect(row(page).first()).toBeVisible();
  });
}
