import { test } from './support/own-platform.ts';
import { patience } from './support/patience.ts';
import { expect } from './support/test.ts';

/* Runs weeks in a minute: a subscription bills, a payout is sent, a dispute ends. */

// One platform for all of them.
test.describe.configure({ mode: 'default' });

const path = '/payments/simulated-time';

test('a visitor sees a subscription bill, a payout go out and a dispute end', {
  tag: '@full',
}, async ({ page }) => {
  test.setTimeout(120_000 * patience);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: 'Simulated time' })).toBeVisible();
  const happened = page.locator('#what-happened');
  // A press waits for its effect: days of work for every account.
  const timeout = 30_000 * patience;

  await page.getByRole('button', { name: 'To the next billing run' }).click({ timeout });
  await expect(happened).toContainText(/Subscription charges: \d+/, { timeout });

  // The queue may have made a day's payouts before the page did: then those of the next day.
  await expect(async () => {
    await page.getByRole('button', { name: 'To the next payouts' }).click({ timeout });
    await expect(happened).toContainText('to the next payouts', { timeout });
    await expect(happened).toContainText(/Payouts made or moved on: \d+/);
  }).toPass();

  await page.getByLabel('Settled payment').selectOption({ index: 1 });
  await page.getByRole('combobox', { name: /Reason/ }).selectOption('Fraudulent');
  await page.getByRole('button', { name: 'Open dispute' }).click();
  await expect(happened).toContainText(/Dispute \S+ opened/);
  const [, disputeId = ''] =
    /Dispute (\S+) opened/.exec((await happened.textContent()) ?? '') ?? [];

  const steps = page.getByLabel('Dispute and outcome');
  await steps.selectOption(`${disputeId} respond`);
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(happened).toContainText(`${disputeId} is now: Under review`);
  await steps.selectOption(`${disputeId} win`);
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(happened).toContainText(`${disputeId} is now: Won`);
});

test('the page of simulated time fits 360 px and begins with the buttons that move time', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'One hour' })).toBeFocused();
});
