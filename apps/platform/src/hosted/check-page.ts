import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { expect } from 'vitest';

const widths = [360, 1280] as const;
const modes = ['light', 'dark'] as const;

/**
 * Looks at a page that is open: it fits its window, and has nothing that axe finds. Each brand is
 * looked at in one mode when narrow and in the other when wide; the full gate looks at all four.
 * @param name of the page, that begins with the brand's.
 */
export async function checkPage(page: Page, name: string): Promise<void> {
  const isFull = process.env['HOSTED_PAGES'] === 'all';
  for (const [place, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(width);
    const turn = (place + (name.startsWith('harbor') ? 0 : 1)) % modes.length;
    for (const mode of isFull ? modes : modes.slice(turn, turn + 1)) {
      await page.emulateMedia({ colorScheme: mode });
      // A frame's transparent ground counts as white, whatever is behind it: see the fields' own test.
      const axe = new AxeBuilder({ page });
      const { violations } = await (mode === 'dark' ? axe.exclude('iframe') : axe).analyze();
      expect(violations, `${name}, ${mode}, ${width} px`).toEqual([]);
      if (process.env['H1_SHOTS'])
        await page.screenshot({
          path: `${process.env['H1_SHOTS']}/${name}-${mode}-${width}.png`,
          fullPage: true,
        });
    }
  }
}
