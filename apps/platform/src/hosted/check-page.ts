import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { expect } from 'vitest';

interface Look {
  readonly brand: 'harbor' | 'juniper';
  readonly width: 360 | 1280;
  readonly mode: 'light' | 'dark';
}

const looks: readonly Look[] = (['harbor', 'juniper'] as const).flatMap((brand) =>
  ([360, 1280] as const).flatMap((width) =>
    (['light', 'dark'] as const).map((mode) => ({ brand, width, mode })),
  ),
);

/** The usual checks; with `HOSTED_PAGES=all`, every brand in both modes and widths. */
const usual: readonly Look[] = [
  { brand: 'harbor', width: 360, mode: 'light' },
  { brand: 'juniper', width: 1280, mode: 'dark' },
];

/** Elements that overflow their column, where they would be cut off or overlap others. */
const overhanging = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.page:not(.split), .work, .side')].flatMap((column) => {
      const edge = column.getBoundingClientRect().right;
      return [...column.querySelectorAll('*')]
        .filter((element) => element.getBoundingClientRect().right > edge)
        .map((element) => element.outerHTML.slice(0, 100));
    }),
  );

/** Applies another brand's look to the open page. */
const dress = (page: Page, brand: string): Promise<void> =>
  page.evaluate(async (name) => {
    const link = document.querySelector<HTMLLinkElement>('link[href*="/brands/"]');
    if (!link) throw new Error('The page wears no brand.');
    const href = link.href.replace(/\/brands\/[a-z]+\./, `/brands/${name}.`);
    if (href === link.href) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    link.addEventListener('load', () => resolve(), { once: true });
    link.href = href;
    await promise;
  }, brand);

/** Checks an open page: it fits its window, and axe finds no violations. */
export async function checkPage(page: Page, name: string): Promise<void> {
  for (const { brand, width, mode } of process.env['HOSTED_PAGES'] === 'all' ? looks : usual) {
    const title = `${name}, ${brand}, ${mode}, ${width} px`;
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: mode });
    await dress(page, brand);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), title).toBe(width);
    expect(await overhanging(page), title).toEqual([]);
    // Legacy mode opens no page of its own for the report, which would take longer than the check.
    // A frame's transparent background counts as white, whatever is behind it: see the fields' own test.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    const { violations } = await (mode === 'dark' ? axe.exclude('iframe') : axe).analyze();
    expect(violations, title).toEqual([]);
  }
  await dress(page, 'harbor');
}
