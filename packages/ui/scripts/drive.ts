import type { Locator } from '@playwright/test';
import type { BrowserCommand, BrowserCommandContext } from 'vitest/node';
import type { Step } from '../src/testing/playwright/driven/remote-drivers.ts';
import * as playwright from '../src/testing/playwright/index.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Drives the page of the test from outside, as Playwright does: each step in the scope of the one before. */
    drive: (steps: readonly Step[]) => Promise<unknown>;
  }
}

type Called = (...args: readonly unknown[]) => unknown;

const exported = new Map<string, unknown>(Object.entries(playwright));

function isCalled(value: unknown): value is Called {
  return typeof value === 'function';
}

const isLocator = (value: unknown): value is Locator =>
  typeof value === 'object' && value !== null && 'waitFor' in value;

/** What cannot travel as JSON, made of what did: a file, a place in the page. */
function received(value: Step['given'][number], frame: BrowserCommandContext['iframe']): unknown {
  if (typeof value !== 'object') return value;
  return 'css' in value ? frame.locator(value.css) : new File([value.text], value.file);
}

/** Milliseconds; less than a test may take, so that it fails with what Playwright says. */
const patience = 10_000;

export const drive: BrowserCommand<[steps: readonly Step[]]> = async ({ iframe, page }, steps) => {
  page.setDefaultTimeout(patience);
  let scope: unknown = iframe;
  for (const { driver, args, member, given } of steps) {
    const make = exported.get(driver);
    if (!isCalled(make)) throw new Error(`there is no ${driver}`);
    const made: unknown = make(scope, ...args.map((each) => received(each, iframe)));
    const found: unknown = Reflect.get(Object(made), member);
    scope = isCalled(found) ? await found(...given.map((each) => received(each, iframe))) : found;
  }
  return isLocator(scope) ? scope.count() : scope;
};
