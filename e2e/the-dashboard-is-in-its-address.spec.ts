import { signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('a figure leads to a list whose total is the figure, and Back finds its range again', async ({
  page,
}) => {
  await signIn(page, 'manager');
  await page.goto('/dashboard?range.volume=last7Days');
  const value = page.getByRole('link', { name: /^\$[\d,]+\.\d\d$/ }).first();
  await expect(value).toBeVisible();
  const address = new URL((await value.getAttribute('href')) ?? '', 'http://app');
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    view: 'payments',
    operation: 'sale',
  });
  const totals = page.waitForResponse(/reporting\/transactions\?/);
  await value.click();
  const list = await (await totals).json();
  await page.goBack();
  await expect(page).toHaveURL(/range\.volume=last7Days/);
  await expect(page.getByText(`${list.count} payments`)).toBeVisible();
});

test('an address that makes no sense shows what the page shows by itself', async ({ page }) => {
  await signIn(page, 'manager');
  await page.goto('/dashboard?range=lastWeek&chart=constructor&period=never');
  await expect(page.getByText('Last 30 Days').first()).toBeVisible();
});
