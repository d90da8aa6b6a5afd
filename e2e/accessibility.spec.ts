import type { BrowserContext, BrowserContextOptions, Locator, Page } from '@playwright/test';
import { patience } from './support/patience.ts';
import { type Role, signIn } from './support/people.ts';
import { filled, screens } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { violationsOf } from './support/violations.ts';

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first();
const pressed = (of: (page: Page) => Locator) => (page: Page) => of(page).click();
const dialog = (name: string | RegExp) => (page: Page) => page.getByRole('dialog', { name });

/** Overlays: the page, what opens it, and what must then be visible. */
const overlays: readonly {
  /** The only width that has it; otherwise every width. */
  readonly at?: 1440 | 360;
  readonly path: string;
  readonly open: (page: Page) => Promise<void>;
  readonly shown: (page: Page) => Locator;
}[] = [
  { path: '/dashboard', open: pressed(button(/^Signed in as/)), shown: dialog('Signed in') },
  { at: 1440, path: '/dashboard', open: pressed(button(/^Account: /)), shown: dialog('Account') },
  {
    at: 360,
    path: '/dashboard',
    open: async (page) => {
      await button(/^Signed in as/)(page).click();
      await dialog('Signed in')(page)
        .getByRole('button', { name: /^Account: / })
        .click();
    },
    shown: dialog('Account'),
  },
  {
    at: 1440,
    path: '/dashboard',
    open: pressed((page) =>
      page.getByRole('banner').getByRole('button', { name: /notification/i }),
    ),
    shown: dialog('Notifications'),
  },
  {
    path: '/dashboard',
    open: (page) => page.keyboard.press('Control+k'),
    shown: (page) => page.getByRole('dialog').getByRole('option').first(),
  },
  { path: '/dashboard', open: (page) => page.keyboard.press('?'), shown: dialog(/shortcuts/i) },
  {
    path: '/dashboard',
    open: pressed((page) =>
      page
        .getByRole('region', { name: 'Card volume', exact: true })
        .getByRole('button', { name: /^Date range: / }),
    ),
    shown: (page) => page.getByRole('menu'),
  },
  { path: '/dashboard', open: pressed(button('Product')), shown: dialog('Product') },
  {
    path: '/dashboard',
    open: async (page) => {
      const card = page.getByRole('region', { name: 'Refunds', exact: true });
      await card.getByRole('button', { name: /^Date range: / }).click();
      await page.getByRole('menuitem', { name: 'Filter Refunds' }).click();
    },
    shown: (page) => dialog('Filter Refunds')(page).getByRole('button', { name: 'Apply' }),
  },
  {
    path: '/users/manage',
    open: pressed(button(/^Actions for/)),
    shown: (page) => page.getByRole('menu'),
  },
  {
    path: '/users/manage',
    open: async (page) => {
      await button(/^Actions for/)(page).click();
      await page.getByRole('menuitem', { name: 'Edit' }).click();
    },
    shown: (page) => page.getByRole('dialog'),
  },
  {
    path: '/invites',
    open: pressed(button('New invite')),
    shown: dialog('New invite'),
  },
  {
    path: '/invites?part=applicants',
    open: pressed((page) => page.locator('[data-row-link]').first()),
    shown: (page) => page.getByRole('button', { name: 'Copy applicant ID' }),
  },
];

/** Whether no animation is running, and none starts within eight frames. */
const hasSettled = () =>
  new Promise<boolean>((done) => {
    let still = 0;
    const look = () => {
      if (document.getAnimations().some(({ playState }) => playState === 'running'))
        return done(false);
      still += 1;
      if (still > 8) return done(true);
      return requestAnimationFrame(look);
    };
    look();
  });

/** Splits the screens, so that several tests run in parallel. */
const slices = [0, 10, 20, 30, 40, 50, 60, screens.length];

/** On these two pages the refusal is the screen; on any other page it is an error. */
const saysNo = ['/forbidden', '/no-such-page'];

const widths = [1440, 360] as const;
const modes = ['light', 'dark'] as const;
const brands = ['harbor', 'juniper'] as const;

/** The look that the landing gate tests; the proof tests the others. */
const isOften = ({ brand, mode }: Look): boolean => brand === 'harbor' && mode === 'light';

const faces = brands.flatMap((brand) => modes.map((mode) => ({ brand, mode }) as const));
const looks = faces.flatMap((face) => widths.map((width) => ({ ...face, width }) as const));

type NewContext = (options: BrowserContextOptions) => Promise<BrowserContext>;

interface Look {
  readonly brand: (typeof brands)[number];
  readonly mode: (typeof modes)[number];
}

/** A page in one look, and the violations found. */
async function looked(newContext: NewContext, baseURL: string | undefined, { brand, mode }: Look) {
  const base = (baseURL ?? '').replace('harbor', brand);
  const context = await newContext({ baseURL: base, colorScheme: mode });
  const page = await context.newPage();
  const found: string[] = [];
  const fits = async (what: string) => {
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (overflow > 0) found.push(`${what}: ${overflow} px wider than the window`);
  };
  const check = async (what: string) => {
    for (const violation of await violationsOf(page)) found.push(`${what}: ${violation}`);
    await fits(what);
  };
  return { context, page, found, check, fits };
}

/** Lists a few pixels wider than their container, at most these, when the longest status and account coincide. */
const barely: Readonly<Record<string, number>> = {
  '/reporting/payouts': 8,
  // Addresses are whole: one that another journey made up may be longer than any of the seed.
  '/users/manage': 90,
};

/** Maximum height of a record on a phone in px; sentences and long addresses may take one more line. */
const tallest: Readonly<Record<string, number>> = {
  '/inbox': 102,
  '/invites': 98,
  '/invites?part=applicants': 98,
};

const rowsOf = (page: Page) => page.locator('tbody tr[data-key]');

/** Content of a list that is not visible in a wide window without horizontal scrolling. */
async function listFault(page: Page, path: string): Promise<string[]> {
  const frames = page.locator('section[tabindex="0"]', { has: rowsOf(page) });
  const more = await frames.evaluateAll((all) =>
    Math.max(0, ...all.map((each) => each.scrollWidth - each.clientWidth)),
  );
  return more > (barely[path] ?? 1) ? [`${path}: a list of ${more} px more than fit`] : [];
}

/** Records of a list that are taller on a phone than allowed. */
async function recordFaults(page: Page, path: string): Promise<string[]> {
  const frames = page.locator('section[tabindex="0"]', { has: rowsOf(page) });
  if ((await frames.count()) === 0) return [];
  await expect(frames.first()).toHaveAttribute('data-cards', '');
  const heights = await rowsOf(page).evaluateAll((rows) =>
    rows.slice(0, 5).map((row) => row.getBoundingClientRect().height),
  );
  return heights
    .filter((height) => height > (tallest[path] ?? 81))
    .map((height) => `${path}: a record of ${height} px on a phone`);
}

for (const { brand, mode, width } of looks) {
  test(`no axe violation in what opens over a page: ${brand}, ${mode}, ${width} px`, {
    tag: isOften({ brand, mode }) && width === 360 ? '@full' : '@prove',
  }, async ({ newContext, baseURL }) => {
    test.setTimeout(180_000 * patience);
    const { page, found, check } = await looked(newContext, baseURL, { brand, mode });
    await signIn(page, 'admin');
    await page.setViewportSize({ width, height: 900 });
    for (const [index, { at = width, path, open, shown }] of overlays.entries()) {
      if (at !== width) continue;
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await open(page);
      await expect(shown(page)).toBeVisible();
      // Content that is fading in has the colors of neither state; loaded content fades in a moment later.
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await page.waitForFunction(hasSettled);
      await check(`${path}, overlay ${index + 1}`);
    }
    expect(found).toEqual([]);
  });
}

const quiet = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
};

for (const { brand, mode, width } of looks) {
  for (const [index, from] of slices.slice(0, -1).entries()) {
    const part = screens.slice(from, slices[index + 1]);
    const span = `${from + 1} to ${from + part.length} of ${screens.length}`;
    const often = isOften({ brand, mode }) && width === 1440;
    test(`no axe violation on screens ${span}, which fit: ${brand}, ${mode}, ${width} px`, {
      tag: often ? '@full' : '@prove',
    }, async ({ newContext, baseURL }) => {
      test.setTimeout(120_000 * patience);
      const { context, page, found, check, fits } = await looked(newContext, baseURL, {
        brand,
        mode,
      });
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/dev/login');
      await page.getByRole('button', { name: 'Manager' }).waitFor();
      await check('/dev/login');
      let signedIn: Role | undefined;
      for (const [role, path] of part) {
        if (role !== signedIn) {
          await context.clearCookies();
          await signIn(page, role);
          signedIn = role;
        }
        await page.setViewportSize({ width, height: 900 });
        await page.goto(filled(path, brand));
        await quiet(page);
        await check(path);
        if (width === 1440) {
          found.push(...(await listFault(page, path)));
          await page.setViewportSize({ width: 360, height: 780 });
          await quiet(page);
          await fits(`${path}, 360 px`);
        }
        found.push(...(await recordFaults(page, path)));
        if (!saysNo.includes(path)) {
          await expect(page.getByText(/^\w+ not found$|^Couldn’t load/)).toHaveCount(0);
        }
      }
      expect(found).toEqual([]);
    });
  }
}
