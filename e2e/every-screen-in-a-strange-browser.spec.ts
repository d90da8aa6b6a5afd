import type { Page } from '@playwright/test';
import { sendTo, signInTo } from '../bench/src/measure/platform-session.ts';
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

/** Pages without a login: each kind of pay page, an invite, and the login itself. */
async function hostedAddresses(port: number): Promise<readonly string[]> {
  const admin = await signInTo(port, 'admin@harbor');
  const read = async (path: string): Promise<unknown> =>
    JSON.parse((await admin.send({ method: 'GET', path })).body);
  const found: string[] = [`http://harbor.localhost:${port}/payments/login`];
  for (const source of ['paymentlink', 'invoice', 'checkout']) {
    for (const standing of ['sent', 'created', 'initiated', 'paid', 'expired']) {
      const rows = JSON.stringify(
        await read(`/api/v1/reporting/hosted?pageSize=1&source=${source}&standing=${standing}`),
      );
      const url = /"url":"([^"]+)"/.exec(rows)?.[1];
      if (url !== undefined) found.push(url);
    }
  }
  const email = `strange-${crypto.randomUUID().slice(0, 8)}@mail.example`;
  const invite = { spProductId: 'spp_tidewater', name: 'Tove Lind', email };
  const sent = await admin.send({
    method: 'POST',
    path: '/api/v1/backoffice/invites/createAndSend',
    body: invite,
  });
  expect(sent.status, sent.body).toBe(200);
  const outbox = await sendTo(port, {
    method: 'GET',
    path: `/outbox?to=${encodeURIComponent(email)}`,
    host: `pay.harbor.localhost:${port}`,
  });
  const secret = /\/onboarding\/[\w-]{43}/.exec(outbox.body)?.[0];
  expect(secret, 'the invite is in the outbox').toBeDefined();
  return [...found, `http://pay.harbor.localhost:${port}${secret}`];
}

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
