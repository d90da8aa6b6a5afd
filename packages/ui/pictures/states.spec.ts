import { readFileSync } from 'node:fs';
import { test as base, expect, type Page } from '@playwright/test';

interface Index {
  readonly entries: Readonly<
    Record<string, { readonly id: string; readonly type: string; readonly importPath: string }>
  >;
}

/** The matrices of states, from the index of the built Storybook. */
const index = new URL('../../../storybook-static/index.json', import.meta.url);
const { entries }: Index = JSON.parse(readFileSync(index, 'utf8'));
const stories = Object.values(entries)
  .filter(({ type, importPath }) => type === 'story' && importPath.includes('.states.stories.'))
  .map(({ id }) => id);

/** Calendars mark the day; it is the same one in every picture. */
const today = new Date('2026-11-20T15:00:00Z');

/** One page a worker, which finds in its cache what all stories load. */
const test = base.extend<object, { readonly stage: Page }>({
  stage: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '', viewport = null, timezoneId = 'UTC' } = project.use;
      const page = await browser.newPage({ baseURL, viewport, timezoneId });
      await page.clock.setFixedTime(today);
      await page.addInitScript(() => localStorage.clear());
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});

/** Whether what a story does by itself, such as opening a menu, is done. Runs in the page. */
function isPlayed(): boolean {
  const { currentRender } = Reflect.get(window, '__STORYBOOK_PREVIEW__') ?? {};
  return ['played', 'completed', 'finished'].includes(currentRender?.phase);
}

for (const id of stories) {
  test(id, async ({ stage: page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/iframe.html?id=${id}&viewMode=story`);
    await page.locator('.pf-stage').waitFor();
    await page.evaluate(() => document.fonts.ready);
    await page.waitForFunction(isPlayed);
    // The other looks have the same boxes in other colors, which axe judges.
    await page.evaluate(() => globalThis.showTheme?.('harbor', 'light'));
    await expect(page).toHaveScreenshot(`${id}-light.png`, { fullPage: true });
  });
}
