import type { Page } from 'playwright';
import type { Mode } from '../packages/ui/src/brand/index.ts';
import type { Brand } from './theme.ts';

/** One deviation from the default look: light, Harbor, wide, left to right. */
export type Change = 'dark' | 'juniper' | 'forced colors' | '360 px' | 'right to left';

/** The deviations; none is the default look. */
export type Look = readonly Change[];

const changes: readonly Change[] = ['dark', 'juniper', 'forced colors', '360 px', 'right to left'];

/** Most common looks: light, dark, and a phone. */
export const looks: readonly Look[] = [[], ['dark'], ['360 px']];

/** Each change by itself, after none. */
export const everyLook: readonly Look[] = [[], ...changes.map((change) => [change])];

/** All pairs of changes. */
export const pairsOfChanges: readonly Look[] = changes.flatMap((change, index) =>
  changes.slice(index + 1).map((other) => [change, other]),
);

/** Changes that affect layout or content; the others only change colors. */
const moving: ReadonlySet<Change> = new Set(['360 px', 'right to left']);
export const movesThings = (look: Look): boolean => look.some((change) => moving.has(change));

const WIDE = { width: 1280, height: 720 };
const NARROW = { width: 360, height: 720 };

/** Switches the direction as the toolbar does; the story re-renders, and turns the document. Runs in the page. */
function turn(direction: string): void {
  if (document.documentElement.dir === direction) return;
  const { channel } = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__');
  channel.emit('updateGlobals', { globals: { direction } });
}

/** Runs in the page. */
function drawTheme([brand, mode]: readonly [Brand, Mode]): void {
  globalThis.showTheme?.(brand, mode);
}

/** Waits until layout has followed the window size. Runs in the page. */
const twoFrames = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

/** Shows the page's current story in a look. */
export async function show(page: Page, look: Look): Promise<void> {
  await page.setViewportSize(look.includes('360 px') ? NARROW : WIDE);
  const direction = look.includes('right to left') ? 'rtl' : 'ltr';
  await page.evaluate(turn, direction);
  await page.locator(`html[dir="${direction}"]`).waitFor({ state: 'attached' });
  await page.evaluate(drawTheme, [
    look.includes('juniper') ? 'juniper' : 'harbor',
    look.includes('dark') ? 'dark' : 'light',
  ] as const);
  // After the theme: if forced colors are already on, Chromium keeps some of the theme's.
  await page.emulateMedia({
    reducedMotion: 'reduce',
    forcedColors: look.includes('forced colors') ? 'active' : 'none',
  });
  await page.evaluate(twoFrames);
}
