import { readFileSync } from 'node:fs';
import { test as base, expect, type Page } from '@playwright/test';
import { getAxeResults, injectAxe } from 'axe-playwright';

interface Index {
  readonly entries: Readonly<Record<string, { readonly id: string; readonly type: string }>>;
}

/** Documentation pages, from the index of the built Storybook. */
const index = new URL('../../storybook-static/index.json', import.meta.url);
const { entries }: Index = JSON.parse(readFileSync(index, 'utf8'));
const pages = Object.values(entries)
  .filter(({ type }) => type === 'docs')
  .map(({ id }) => id);

/** Rules whose result depends on the mode. */
const modeRules = ['color-contrast', 'link-in-text-block'];

/** One page per worker, which caches what all pages load. */
const test = base.extend<object, { readonly reader: Page }>({
  reader: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '', viewport = null, timezoneId = 'UTC' } = project.use;
      const context = await browser.newContext({ baseURL, viewport, timezoneId });
      const page = await context.newPage();
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** Excludes samples of colors chosen by users, and live region announcements. */
const shown = {
  exclude: [['[data-color-sample]'], ['[data-live-announcer]']],
};

async function objections(page: Page, rules?: string[]): Promise<string[]> {
  const { violations } = await getAxeResults(page, shown, {
    resultTypes: ['violations'],
    // A framed story is tested as a story.
    iframes: false,
    ...(rules && { runOnly: rules }),
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) => `${id} at ${target.join(' ')}: ${failureSummary}`,
    ),
  );
}

/**
 * Switches to dark mode as the toolbar does. Stories aren't re-rendered, because Storybook would do that by reloading
 * the page while one is still rendering. Runs in the page.
 */
function showDark() {
  const { channel } = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__');
  channel.emit('globalsUpdated', { globals: { mode: 'dark' } });
}

/** Each story sets the mode when rendered: a late one would switch the page back to light. Runs in the page. */
const areDrawn = () =>
  [...document.querySelectorAll('[id^="story--"][id$="-inner"]')].every((story) =>
    story.querySelector('.pf-stage'),
  );

for (const id of pages) {
  test(id, async ({ reader: page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`/iframe.html?id=${id}&viewMode=docs&globals=mode:light`);
    await page.locator('.sbdocs-content h1').first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.waitForFunction(areDrawn);
    await page.evaluate(() => document.fonts.ready);
    await injectAxe(page);
    expect.soft(await objections(page), 'light').toEqual([]);
    await page.evaluate(showDark);
    await page.locator('html[data-mode="dark"]').waitFor();
    expect.soft(await objections(page, modeRules), 'dark').toEqual([]);
    await page.setViewportSize({ width: 360, height: 800 });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, 'scrolls sideways at 360 px').toBeLessThanOrEqual(360);
  });
}
