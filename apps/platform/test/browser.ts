import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright';
import { launchOptions } from '../../../scripts/ensure-chromium.mjs';
import { beforeTests } from './use.ts';

/** A browser shared by a file's tests. */
export const useBrowser = (): Browser =>
  beforeTests(
    () => chromium.launch(launchOptions()),
    (browser) => browser.close(),
  );

/** A person's own window, which waits as long as a busy machine may take: only what hangs fails. */
export async function openWindow(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(120_000);
  return context;
}

/** Collects a page's policy violations and uncaught errors. */
export function hearProblems(page: Page, problems: string[]): void {
  page.on('console', (message) => {
    if (/policy|Trusted/i.test(message.text())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
}
