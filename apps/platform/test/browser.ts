import { type Browser, chromium, type Page } from 'playwright';
import { launchOptions } from '../../../scripts/ensure-chromium.mjs';
import { beforeTests } from './use.ts';

/** A browser for the tests of a file. */
export const useBrowser = (): Browser =>
  beforeTests(
    () => chromium.launch(launchOptions()),
    (browser) => browser.close(),
  );

/** Gathers what a page's policy refused, and errors that no script of it caught. */
export function hearProblems(page: Page, problems: string[]): void {
  page.on('console', (message) => {
    if (/policy|Trusted/i.test(message.text())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
}
