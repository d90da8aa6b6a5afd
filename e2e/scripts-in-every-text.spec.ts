import type { BrowserContext, Page } from '@playwright/test';
import { figure } from '../scripts/testing/figure.ts';
import { hostedAddresses } from './support/hosted.ts';
import { onOwnPlatform } from './support/own-platform.ts';
import { patience } from './support/patience.ts';
import { type Role, signIn } from './support/people.ts';
import { filled, screens } from './support/screens.ts';
import { scripts, writeScripts } from './support/scripts-in-texts.ts';
import { expect } from './support/test.ts';
import { quiet } from './support/use-screen.ts';

/*
 * Every text of the database ends in a script. No screen, drawer or hosted page runs one, makes an element of it, or
 * breaks the content security policy: that is noted as a problem of the journey.
 */

const test = onOwnPlatform(writeScripts);

/** `npm run prove` looks at all screens and at the hosted pages; otherwise at one of each dozen. */
const isThorough = process.env['SCREENS'] === 'all';
const looked = isThorough ? screens : screens.filter((_, place) => place % 12 === 2);
const atOnce = 18;
const slices = Array.from({ length: Math.ceil(looked.length / atOnce) }, (_, at) =>
  looked.slice(at * atOnce, (at + 1) * atOnce),
);

interface Seen {
  views: number;
  /** Views in which one of the texts could be read. */
  shown: number;
  readonly wrong: string[];
}

async function begin(context: BrowserContext): Promise<Seen> {
  const seen: Seen = { views: 0, shown: 0, wrong: [] };
  await context.exposeFunction('fired', (which: number) =>
    seen.wrong.push(`${scripts[which - 1]} ran`),
  );
  return seen;
}

/** Elements that only one of the texts can have made. */
const made =
  'img[src="x"], [onerror], [onload], [ontoggle], [onfocus], [onmouseover], [href^="javascript:"], mglyph';

async function look(page: Page, seen: Seen): Promise<void> {
  await quiet(page);
  seen.views += 1;
  const found = await page.locator(made).count();
  if (found > 0) seen.wrong.push(`${page.url()} has ${found} elements of a text`);
  const text = await page.locator('body').innerText();
  if (text.includes('fired(')) seen.shown += 1;
}

/** Opens the first row of a list, beside it or on a page of its own. */
async function openRow(page: Page, seen: Seen): Promise<void> {
  const row = page.getByRole('main').locator('[data-row-link]').first();
  if ((await row.count()) === 0) return;
  const before = page.url();
  // A long text is wider than what is seen of it.
  await row.click({ position: { x: 8, y: 8 } });
  await expect(page).not.toHaveURL(before);
  await look(page, seen);
}

function tell(seen: Seen, problems: readonly string[]): void {
  const wrong = [...seen.wrong, ...problems];
  const measured = `${seen.shown} showed one`;
  figure('scripts-in-texts', { tried: seen.views, wrong: wrong.length, measured });
  expect(wrong).toEqual([]);
  expect(seen.shown).toBeGreaterThan(0);
}

for (const [index, part] of slices.entries()) {
  const from = index * atOnce + 1;
  test(`screens ${from} to ${from + part.length - 1} run no script that stands in a text`, {
    tag: '@full',
  }, async ({ page, context, problems }) => {
    test.setTimeout((60_000 + part.length * 15_000) * patience);
    page.on('dialog', (dialog) => void dialog.accept());
    const seen = await begin(context);
    let signedIn: Role | undefined;
    for (const [role, path] of part) {
      if (role !== signedIn) await signIn(page, role);
      signedIn = role;
      await test.step(path, async () => {
        await page.goto(filled(path, 'harbor'));
        await look(page, seen);
        await openRow(page, seen);
      });
    }
    tell(seen, problems);
  });
}

if (isThorough) {
  test('hosted pages run no script that stands in a text', { tag: '@full' }, async ({
    page,
    context,
    problems,
    ownPort,
  }) => {
    test.setTimeout(240_000 * patience);
    const seen = await begin(context);
    const outbox = `http://pay.harbor.localhost:${ownPort}/outbox`;
    for (const address of [...(await hostedAddresses(ownPort)), outbox]) {
      await page.goto(address);
      await look(page, seen);
    }
    tell(seen, problems);
  });
}
