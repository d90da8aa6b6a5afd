import type { Page } from '@playwright/test';
import { hostedAddresses } from './support/hosted.ts';
import { patience } from './support/patience.ts';
import { type Role, signIn } from './support/people.ts';
import { filled, screens } from './support/screens.ts';
import { estrange, strangeBrowsers } from './support/strange-browsers.ts';
import { expect, test } from './support/test.ts';
import { translate } from './support/translator.ts';
import { glanceAt, quiet, typeAndComeBack, useScreen } from './support/use-screen.ts';

/** Number of screens per test, so that several run in parallel. */
const atOnce = 6;
const slices = Array.from({ length: Math.ceil(screens.length / atOnce) }, (_, at) =>
  screens.slice(at * atOnce, (at + 1) * atOnce),
);

/** One screen per way of storing something or showing a time: enough to tell whether the others need testing. */
const sample: readonly (readonly [Role, string])[] = [
  ['manager', '/dashboard'],
  ['manager', '/virtual-terminal'],
  ['admin', '/reporting/payouts'],
];

/** Visits screens; when the browser changes their content, uses everything on them. */
async function walk(
  page: Page,
  part: readonly (readonly [Role, string])[],
  { translates = false }: { readonly translates?: boolean },
): Promise<void> {
  page.on('dialog', (dialog) => void dialog.accept());
  let signedIn: Role | undefined;
  for (const [role, path] of part) {
    if (role !== signedIn) await signIn(page, role);
    signedIn = role;
    await test.step(path, async () => {
      await page.goto(filled(path, 'juniper'));
      await quiet(page);
      if (translates) await translate(page);
      await (translates ? useScreen : glanceAt)(page);
      await expect(page.getByText('Something went wrong')).toHaveCount(0);
      // Leaves through the app's menu, even when its texts are translated.
      const menu = page.getByRole('navigation', { name: 'Main' });
      await menu.getByRole('link').first().click();
      await quiet(page);
    });
  }
}

test.describe('the app', () => {
  // Read-only tests use juniper: no journey changes anything there.
  test.use({ brand: 'juniper' });

  for (const browser of strangeBrowsers) {
    test(`a few screens work in ${browser.name}`, { tag: '@full' }, async ({ page, context }) => {
      test.setTimeout(120_000 * patience);
      await estrange(context, browser);
      await walk(page, sample, browser);
    });

    for (const [index, part] of slices.entries()) {
      const from = index * atOnce + 1;
      test(`screens ${from} to ${from + part.length - 1} work in ${browser.name}`, {
        tag: '@prove',
      }, async ({ page, context }) => {
        test.setTimeout(240_000 * patience);
        await estrange(context, browser);
        await walk(page, part, browser);
      });
    }
  }
});

for (const browser of strangeBrowsers) {
  test(`hosted pages work in ${browser.name}`, { tag: '@prove' }, async ({
    page,
    context,
    baseURL,
  }) => {
    test.setTimeout(120_000 * patience);
    await estrange(context, browser);
    const addresses = await hostedAddresses(Number(new URL(baseURL ?? '').port));
    expect(addresses.length).toBeGreaterThan(4);
    for (const address of addresses) {
      await page.goto(address);
      await quiet(page);
      if (browser.translates) await translate(page);
      await typeAndComeBack(page, false);
      const main = page.locator('button[type=submit]:visible').first();
      if ((await main.count()) > 0) await main.click();
      await quiet(page);
    }
  });
}
