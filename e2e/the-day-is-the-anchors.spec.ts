import { anchor } from '../scripts/anchor.ts';
import { arrive } from './support/people.ts';
import { expect, test } from './support/test.ts';

const day = anchor.toISOString().slice(0, 10);

test('app, platform and browser have the day at which business time begins', {
  tag: '@full',
}, async ({ page }) => {
  const told = page.waitForResponse(/\/api\/v1\/auth\/sso/);
  await arrive(page, 'manager');
  expect((await told).headers()['business-time']).toContain(day);
  const own = await page.evaluate(
    () =>
      new Promise<readonly string[]>((done) => {
        // Timers fire even though the date is simulated.
        setTimeout(() => done([new Date().toISOString(), new Date(Date.now()).toISOString()]), 1);
      }),
  );
  for (const moment of own) expect(moment).toContain(day);
  await page.goto('/reporting/transactions?sort=-createdAt');
  const shown = page.getByRole('table', { name: 'Transactions' }).getByRole('row').nth(1);
  await expect(shown).toContainText('03/04/26');
});
