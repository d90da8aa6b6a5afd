import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
} from '@playwright/test';
import { prepare } from './context.ts';
import { record } from './record.ts';

const port = process.env['E2E_PORT'] ?? '4490';

interface Fixtures {
  /** Brand of the app. Juniper's data is for journeys that read whole lists: none changes it. */
  readonly brand: 'harbor' | 'juniper';
  /** Query keys that the journey expects the app to ignore. */
  readonly ignoredKeys: readonly string[];
  /** Problems found in the pages; any fails the journey. */
  readonly problems: string[];
  /** Opens another browser context, prepared like the journey's first. */
  readonly newContext: (options?: BrowserContextOptions) => Promise<BrowserContext>;
}

/** Every journey starts on the shared platform, at its date, and fails on problems that `prepare` records. */
export const test = base.extend<Fixtures>({
  brand: ['harbor', { option: true }],
  ignoredKeys: [[], { option: true }],
  baseURL: async ({ brand }, use) => use(`http://${brand}.localhost:${port}`),
  problems: [
    async ({ context, baseURL, ignoredKeys }, use, info) => {
      const problems: string[] = [];
      const writeDown = record(context, info);
      const noteRest = await prepare(context, baseURL, problems, ignoredKeys);
      await use(problems);
      noteRest();
      writeDown();
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
  newContext: async ({ browser, baseURL, problems }, use) => {
    const ends: (() => Promise<void>)[] = [];
    await use(async (options) => {
      const address = options?.baseURL ?? baseURL ?? '';
      const context = await browser.newContext({ ...options, baseURL: address });
      const noteRest = await prepare(context, address, problems);
      ends.push(() => context.close().then(noteRest));
      return context;
    });
    for (const end of ends) await end();
  },
});

export { expect };
