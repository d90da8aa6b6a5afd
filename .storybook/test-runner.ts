import type { TestRunnerConfig } from '@storybook/test-runner';
import { configureAxe, getAxeResults, injectAxe } from 'axe-playwright';
import type { ConsoleMessage, Page } from 'playwright';

const THEMES = [
  ['harbor', 'light'],
  ['harbor', 'dark'],
  ['juniper', 'light'],
  ['juniper', 'dark'],
] as const;

/** A story is no page: it has neither landmarks around it nor a heading of its own. */
const PAGE_RULES = [
  'region',
  'page-has-heading-one',
  'landmark-one-main',
  'landmark-unique',
  'heading-order',
];

/**
 * All but samples of colors that a person chose, which may well be hard to read, and what React Aria
 * said aloud: it stays for seconds, also where the button it names has gone.
 */
const SHOWN = { exclude: [['[data-color-sample]'], ['[data-live-announcer]']] };

/** What a theme can change; everything else is checked in the first one only. */
const THEME_RULES = ['color-contrast', 'link-in-text-block'];

const complaints = new WeakMap<Page, string[]>();

/** Once a page, for all stories that it shows. */
async function prepare(page: Page): Promise<string[]> {
  const found: string[] = [];
  complaints.set(page, found);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await injectAxe(page);
  await configureAxe(page, {
    rules: PAGE_RULES.map((rule) => ({ id: rule, enabled: false })),
  });
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error') found.push(message.text());
  });
  page.on('pageerror', (error: Error) => found.push(String(error)));
  return found;
}

/** Every story, in both brands and both modes: nothing in the console, nothing that axe objects to. */
const config: TestRunnerConfig = {
  async preVisit(page) {
    const found = complaints.get(page) ?? (await prepare(page));
    found.length = 0;
  },
  async postVisit(page, { id }) {
    const problems: string[] = [...(complaints.get(page) ?? [])];
    for (const [index, [brand, mode]] of THEMES.entries()) {
      await page.evaluate(([nextBrand, nextMode]) => globalThis.showTheme?.(nextBrand, nextMode), [
        brand,
        mode,
      ] as const);
      const { violations } = await getAxeResults(page, SHOWN, {
        resultTypes: ['violations'],
        ...(index > 0 && { runOnly: THEME_RULES }),
      });
      for (const violation of violations) {
        for (const node of violation.nodes) {
          problems.push(
            `${brand} ${mode}: ${violation.id} at ${node.target.join(' ')}\n  ${node.failureSummary ?? violation.help}`,
          );
        }
      }
    }
    if (problems.length > 0) throw new Error(`${id}\n${problems.join('\n')}`);
  },
};

export default config;
