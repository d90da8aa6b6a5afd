import type { Page } from '@playwright/test';
import { hostedAddresses } from './support/hosted.ts';
import { patience } from './support/patience.ts';
import { type Role, signIn } from './support/people.ts';
import { filled, pagesByRole, screens } from './support/screens.ts';
import {
  estrange,
  type StrangeBrowser,
  strangeBrowsers,
  strangestBrowser,
} from './support/strange-browsers.ts';
import { expect, test } from './support/test.ts';
import { translate } from './support/translator.ts';
import { quiet, typeAndComeBack, useScreen } from './support/use-screen.ts';

type Screens = readonly (readonly [Role, string])[];

/** Number of screens per test, so that several run in parallel. */
const atOnce = 6;
const sliced = (all: Screens): readonly Screens[] =>
  Array.from({ length: Math.ceil(all.length / atOnce) }, (_, at) =>
    all.slice(at * atOnce, (at + 1) * atOnce),
  );

/** One screen per way of storing something or showing a time: enough to tell whether the others need testing. */
const sample: Screens = [
  ['manager', '/dashboard'],
  ['manager', '/virtual-terminal'],
  ['admin', '/reporting/payouts'],
];

const errorPage = /^(Something went wrong|Backoffice ran into a problem)$/;

/** Visits screens and uses everything on them. */
async function walk(page: Page, part: Screens, { translates }: StrangeBrowser) {
  page.on('dialog', (dialog) => void dialog.accept());
  let signedIn: Role | undefined;
  for (const [role, path] of part) {
    if (role !== signedIn) await signIn(page, role);
    signedIn = role;
    await test.step(`${role} ${path}`, async () => {
      await page.goto(filled(path, 'juniper'));
      await quiet(page);
      if (translates === true) await translate(page);
      await useScreen(page);
      await expect(page.getByText(errorPage)).toHaveCount(0);
      // Leaves through the app's menu, even when its texts are translated.
      const menu = page.getByRole('navigation', { name: 'Main' });
      await menu.getByRole('link').first().click();
      await quiet(page);
      await expect(page.getByText(errorPage)).toHaveCount(0);
    });
  }
}

test.describe('the app', () => {
  // Read-only tests use juniper: no journey changes anything there.
  test.use({ brand: 'juniper' });

  test(`a few screens work in ${strangestBrowser.name}`, { tag: '@full' }, async ({
    page,
    context,
  }) => {
    test.setTimeout(120_000 * patience);
    await estrange(context, strangestBrowser);
    await walk(page, sample, strangestBrowser);
  });

  const walks = [
    ...strangeBrowsers.map((browser) => [browser, 'screens', screens] as const),
    [strangestBrowser, 'pages of each role', pagesByRole] as const,
  ];
  for (const [browser, name, all] of walks) {
    for (const [index, part] of sliced(all).entries()) {
      const from = index * atOnce + 1;
      test(`${name} ${from} to ${from + part.length - 1} work in ${browser.name}`, {
        tag: '@prove',
      }, async ({ page, context }) => {
        test.setTimeout(240_000 * patience);
        await estrange(context, browser);
        await walk(page, part, browser);
      });
    }
  }
});

for (const browser of [...strangeBrowsers, strangestBrowser]) {
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
      if (browser.translates === true) await translate(page);
      await typeAndComeBack(page, false);
      const main = page.locator('button[type=submit]:visible').first();
      if ((await main.count()) > 0) await main.click();
      await quiet(page);
    }
  });
}
