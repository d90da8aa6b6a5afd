import { AxeBuilder } from '@axe-core/playwright';
import { type Role, signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** Every screen, by a person who may open it. */
const screens: readonly (readonly [Role, string])[] = [
  ['manager', '/dashboard'],
  ['manager', '/virtual-terminal'],
  ['manager', '/reporting/transactions'],
  ['manager', '/reporting/transactions/declines'],
  ['manager', '/accounts-view'],
  ['service-provider', '/accounts-center'],
  ['merchant-admin', '/users/manage'],
  ['manager', '/change-password'],
  ['manager', '/forbidden'],
  ['manager', '/no-such-page'],
];

const widths = [1280, 360] as const;
const modes = ['light', 'dark'] as const;
const brands = ['harbor', 'juniper'] as const;

for (const brand of brands) {
  for (const mode of modes) {
    const isOften = brand === 'harbor' && mode === 'light';
    const tag = isOften ? [] : ['@full'];
    test(`no axe violation on any screen: ${brand}, ${mode}`, { tag }, async ({
      browser,
      baseURL,
      problems,
    }) => {
      test.setTimeout(900_000);
      const base = (baseURL ?? '').replace('harbor', brand);
      const context = await browser.newContext({ baseURL: base, colorScheme: mode });
      const page = await context.newPage();
      const found: string[] = [];
      const check = async (what: string) => {
        const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
        for (const { id, nodes } of violations)
          found.push(`${what}: ${id} ${nodes[0]?.html ?? ''}`);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        if (overflow > 0) found.push(`${what}: ${overflow} px wider than the window`);
      };
      await page.goto('/dev/login');
      await page.getByRole('button', { name: 'Manager' }).waitFor();
      await check('/dev/login');
      let signedIn: Role | undefined;
      for (const [role, path] of screens) {
        if (role !== signedIn) {
          await context.clearCookies();
          await signIn(page, role);
          signedIn = role;
        }
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          await check(`${path} at ${width} px`);
        }
        await page.setViewportSize({ width: 1280, height: 900 });
      }
      await context.close();
      expect(found).toEqual([]);
      expect(problems).toEqual([]);
    });
  }
}
