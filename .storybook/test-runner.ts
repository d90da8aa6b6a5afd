import type { TestRunnerConfig } from '@storybook/test-runner';
import { configureAxe, getAxeResults, injectAxe } from 'axe-playwright';
import type { ConsoleMessage, Page } from 'playwright';
import { everyLook, type Look, looks, movesThings, pairsOfChanges, show } from './looks.ts';
import { pairedStories } from './paired-stories.ts';

/** A story isn't a page: it has no landmarks and no heading of its own. */
const PAGE_RULES = [
  'region',
  'page-has-heading-one',
  'landmark-one-main',
  'landmark-unique',
  'heading-order',
];

/**
 * Excludes samples of colors chosen by users, which may be unreadable, and React Aria's announcements, which stay for
 * seconds, even after their button is gone.
 */
const SHOWN = { exclude: [['[data-color-sample]'], ['[data-live-announcer]']] };

/** Rules whose result depends on colors; all others are checked when the layout changes. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

const complaints = new WeakMap<Page, string[]>();

/**
 * In forced colors Chromium reports the forced `color`, but not the forced text fill, which axe reads first; nothing
 * here sets a fill. Runs in the page.
 */
function hideTextFill(): void {
  const { prototype } = CSSStyleDeclaration;
  // oxlint-disable-next-line typescript/unbound-method -- called with the declaration as `this`
  const { getPropertyValue } = prototype;
  prototype.getPropertyValue = function read(this: CSSStyleDeclaration, name: string) {
    return name === '-webkit-text-fill-color' ? '' : getPropertyValue.call(this, name);
  };
}

/** The story that was tested last in a page. */
const lastIn = new WeakMap<Page, string>();

/** Renders a story again from scratch, and runs its play function. Runs in the page. */
function renderAgain(storyId: string): void {
  const { channel } = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__');
  channel.emit('forceRemount', { storyId });
}

/** Once per page, for all stories shown in it. */
async function prepare(page: Page): Promise<string[]> {
  const found: string[] = [];
  complaints.set(page, found);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(hideTextFill);
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

/** The number of these stories given by `PAIRED_STORIES` is also tested in pairs of changes. */
const paired: ReadonlySet<string> = new Set(
  pairedStories.slice(0, Number(process.env['PAIRED_STORIES'] ?? 0)),
);

/** The axe violations in a look, with location and reason. */
async function objections(page: Page, look: Look): Promise<string[]> {
  await show(page, look);
  const isColorOnly = look.length > 0 && !movesThings(look);
  const { violations } = await getAxeResults(page, SHOWN, {
    resultTypes: ['violations'],
    // A story in a frame is tested by itself.
    iframes: false,
    ...(isColorOnly && { runOnly: COLOR_RULES }),
  });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${look.join(' and ')}: ${id} at ${target.join(' ')}\n  ${failureSummary ?? help}`,
    ),
  );
}

/** All looks with `EVERY_LOOK`, otherwise the most common ones. */
const shown = process.env['EVERY_LOOK'] === '1' ? everyLook : looks;

/** Every story in its looks: no console messages, no axe violations. */
const config: TestRunnerConfig = {
  async preVisit(page, { id }) {
    const found = complaints.get(page) ?? (await prepare(page));
    found.length = 0;
    // On a retry the page still shows the story, and the runner doesn't play it again: every failure would pass.
    if (lastIn.get(page) === id) await page.evaluate(renderAgain, id);
    lastIn.set(page, id);
  },
  async postVisit(page, { id }) {
    const problems: string[] = [];
    for (const look of [...shown, ...(paired.has(id) ? pairsOfChanges : [])]) {
      problems.push(...(await objections(page, look)));
    }
    problems.unshift(...(complaints.get(page) ?? []));
    await show(page, []);
    if (problems.length > 0) throw new Error(`${id}\n${problems.join('\n')}`);
  },
};

export default config;
