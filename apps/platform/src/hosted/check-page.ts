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

/** What is looked at each time; with `HOSTED_PAGES=all` every brand is, in both modes and widths. */
const usual: readonly Look[] = [
  { brand: 'harbor', width: 360, mode: 'light' },
  { brand: 'juniper', width: 1280, mode: 'dark' },
];

/** What reaches beyond its column, where it would be cut off or lie on what is beside it. */
const overhanging = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.page:not(.split), .work, .side')].flatMap((column) => {
      const edge = column.getBoundingClientRect().right;
      return [...column.querySelectorAll('*')]
        .filter((element) => element.getBoundingClientRect().right > edge)
        .map((element) => element.outerHTML.slice(0, 100));
    }),
  );

/** Puts another brand's dress on the page that is open. */
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

/** Looks at a page that is open: it fits its window, and axe finds nothing wrong with it. */
export async function checkPage(page: Page, name: string): Promise<void> {
  for (const { brand, width, mode } of process.env['HOSTED_PAGES'] === 'all' ? looks : usual) {
    const title = `${name}, ${brand}, ${mode}, ${width} px`;
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: mode });
    await dress(page, brand);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), title).toBe(width);
    expect(await overhanging(page), title).toEqual([]);
    // Legacy mode opens no page of its own for the report, which takes longer than looking. A frame's
    // transparent ground counts as white, whatever is behind it: see the fields' own test.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    const { violations } = await (mode === 'dark' ? axe.exclude('iframe') : axe).analyze();
    expect(violations, title).toEqual([]);
  }
  await dress(page, 'harbor');
}
