import type { BrowserContext, BrowserContextOptions, Locator, Page } from '@playwright/test';
import { patience } from './support/patience.ts';
import { type Role, signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { violationsOf } from './support/violations.ts';

/** Records that a brand's first start makes, for what an address leaves open. */
const records = {
  harbor: { ':account': 'app_0001', ':trading': 'app_0005', ':product': 'spp_tidewater' },
  juniper: { ':account': 'app_0041', ':trading': 'app_0053', ':product': 'spp_trailhead' },
} as const;

/** Every screen, by a person who may open it. */
const screens: readonly (readonly [Role, string])[] = [
  ['manager', '/dashboard'],
  ['manager', '/virtual-terminal'],
  ['manager', '/reporting/transactions'],
  ['manager', '/reporting/transactions/declines'],
  ['admin', '/reporting/transactions?part=review'],
  ['admin', '/reporting/transactions?part=processing'],
  ['admin', '/reporting/transactions?part=reconciliation'],
  ['admin', '/reporting/transactions?part=reconciliation&by=batches'],
  ['admin', '/reporting/transactions?part=reconciliation&by=days'],
  ['admin', '/reporting/transactions?part=risk'],
  ['manager', '/reporting/hosted-sessions'],
  ['admin', '/reporting/hosted-sessions?part=tokens'],
  ['manager', '/accounts-view'],
  ['manager', '/apple-pay'],
  ['manager', '/installments'],
  ['manager', '/installment-plan'],
  ['manager', '/invoices'],
  ['manager', '/invoices/new'],
  ['employee', '/send/payment-link'],
  ['manager', '/payment-link-manager'],
  ['manager', '/payment-link-manager?part=templates'],
  ['manager', '/reporting/payouts'],
  ['admin', '/reporting/payouts?part=balances'],
  ['admin', '/reporting/payouts?part=reserves'],
  ['admin', '/reporting/payouts?part=ledger'],
  ['admin', '/reporting/manual-payouts'],
  ['manager', '/reporting/settlement'],
  ['manager', '/reporting/fees'],
  ['manager', '/inbox'],
  ['admin', '/disputes'],
  ['manager', '/customers'],
  ['admin', '/subscriptions'],
  ['admin', '/subscriptions/plans'],
  ['admin', '/subscriptions/plans/new'],
  ['admin', '/risk-management/transactions'],
  ['admin', '/risk-management/rules'],
  ['admin', '/risk-management/rules?part=accounts'],
  ['admin', '/risk-management/rules?part=test-run'],
  ['admin', '/risk-management/alerts'],
  ['admin', '/risk-management/alerts?part=groups'],
  ['admin', '/risk-management/processing'],
  ['admin', '/risk-management/processing?part=cards'],
  ['admin', '/risk-management/processing?part=sessions'],
  ['admin', '/risk-management/processing?part=ips'],
  ['admin', '/risk-management/processing?part=features'],
  ['admin', '/risk-management/processing?part=jobs'],
  ['admin', '/pci-compliance'],
  ['admin', '/products'],
  ['admin', '/invites'],
  ['admin', '/invites?part=applicants'],
  ['admin', '/invites?part=upload'],
  ['service-provider', '/products/:product/overview'],
  ['admin', '/accounts/new'],
  ['admin', '/merchant/account/:account/overview'],
  ['admin', '/merchant/account/:account/overview?section=underwriting'],
  ['admin', '/merchant/account/:account/overview?section=processing'],
  ['admin', '/merchant/account/:trading/overview?section=payouts'],
  ['admin', '/merchant/account/:trading/overview?section=funds'],
  ['admin', '/merchant/account/:trading/overview?section=ledger'],
  ['admin', '/merchant/account/:account/overview?section=risk'],
  ['admin', '/merchant/account/:account/overview?section=activity'],
  ['admin', '/merchant/account/:account/overview?section=tokenization'],
  ['service-provider', '/accounts-center'],
  ['service-provider', '/service-provider/account/:account/overview'],
  ['merchant-admin', '/users/manage'],
  ['bank', '/users/manage'],
  ['manager', '/change-password'],
  ['manager', '/profile'],
  ['manager', '/forbidden'],
  ['manager', '/no-such-page'],
];

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first();
const pressed = (of: (page: Page) => Locator) => (page: Page) => of(page).click();
const dialog = (name: string | RegExp) => (page: Page) => page.getByRole('dialog', { name });

/** What opens over a page: where it is found, what opens it, and what is there then. */
const overlays: readonly {
  readonly path: string;
  readonly open: (page: Page) => Promise<void>;
  readonly shown: (page: Page) => Locator;
}[] = [
  { path: '/dashboard', open: pressed(button(/^Signed in as/)), shown: dialog('Signed in') },
  { path: '/dashboard', open: pressed(button(/^Account: /)), shown: dialog('Account') },
  {
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
      page.getByRole('region', { name: 'Card volume', exact: true }).getByRole('button').first(),
    ),
    shown: (page) => page.getByRole('menu'),
  },
  { path: '/dashboard', open: pressed(button('Product')), shown: dialog('Product') },
  {
    path: '/dashboard',
    open: pressed(button('Filter Refunds')),
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
    shown: (page) => page.getByText('Applicant ID'),
  },
];

/** Whether nothing moves or fades any more, nor begins to within eight frames in a row. */
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

/** Screens a test looks at, so that several are at it at once. */
const slices = [0, 10, 20, 30, 40, 50, 60, screens.length];

const filled = (path: string, brand: keyof typeof records): string =>
  Object.entries(records[brand]).reduce((done, [name, id]) => done.replace(name, id), path);

/** What these two say is their screen; anywhere else it is none. */
const saysNo = ['/forbidden', '/no-such-page'];

const widths = [1280, 360] as const;
const modes = ['light', 'dark'] as const;
const brands = ['harbor', 'juniper'] as const;

/** The look that the full gate judges screens in; the others are tried where everything is proved. */
const isOften = ({ brand, mode }: Look): boolean => brand === 'harbor' && mode === 'light';

const faces = brands.flatMap((brand) => modes.map((mode) => ({ brand, mode }) as const));
const looks = faces.flatMap((face) => widths.map((width) => ({ ...face, width }) as const));

type NewContext = (options: BrowserContextOptions) => Promise<BrowserContext>;

interface Look {
  readonly brand: (typeof brands)[number];
  readonly mode: (typeof modes)[number];
}

/** A page that looks one way, and what is found wrong with it. */
async function looked(newContext: NewContext, baseURL: string | undefined, { brand, mode }: Look) {
  const base = (baseURL ?? '').replace('harbor', brand);
  const context = await newContext({ baseURL: base, colorScheme: mode });
  const page = await context.newPage();
  const found: string[] = [];
  const check = async (what: string) => {
    for (const violation of await violationsOf(page)) found.push(`${what}: ${violation}`);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (overflow > 0) found.push(`${what}: ${overflow} px wider than the window`);
  };
  return { context, page, found, check };
}

for (const { brand, mode, width } of looks) {
  test(`no axe violation in what opens over a page: ${brand}, ${mode}, ${width} px`, {
    tag: isOften({ brand, mode }) && width === 360 ? '@full' : '@prove',
  }, async ({ newContext, baseURL }) => {
    test.setTimeout(180_000 * patience);
    const { page, found, check } = await looked(newContext, baseURL, { brand, mode });
    await signIn(page, 'admin');
    await page.setViewportSize({ width, height: 900 });
    for (const [index, { path, open, shown }] of overlays.entries()) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await open(page);
      await expect(shown(page)).toBeVisible();
      // What is still fading in has the colors of neither state; what is fetched fades in a moment later.
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await page.waitForFunction(hasSettled);
      await check(`${path}, overlay ${index + 1}`);
    }
    expect(found).toEqual([]);
  });
}

for (const { brand, mode } of faces) {
  for (const [index, from] of slices.slice(0, -1).entries()) {
    const part = screens.slice(from, slices[index + 1]);
    const span = `${from + 1} to ${from + part.length} of ${screens.length}`;
    test(`no axe violation on screens ${span}: ${brand}, ${mode}`, {
      tag: isOften({ brand, mode }) ? '@full' : '@prove',
    }, async ({ newContext, baseURL }) => {
      test.setTimeout(120_000 * patience);
      const { context, page, found, check } = await looked(newContext, baseURL, { brand, mode });
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
        await page.goto(filled(path, brand));
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
          await check(`${path}, ${width} px`);
        }
        if (!saysNo.includes(path)) {
          await expect(page.getByText(/^\w+ not found$|^Couldn't load/)).toHaveCount(0);
        }
        await page.setViewportSize({ width: 1280, height: 900 });
      }
      expect(found).toEqual([]);
    });
  }
}
