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
  /** Whose app it is. Juniper's data are for journeys that read whole lists: none changes anything there. */
  readonly brand: 'harbor' | 'juniper';
  /** Keys of addresses that the journey is about the app ignoring. */
  readonly ignoredKeys: readonly string[];
  /** What went wrong in the pages; the journey fails for it. */
  readonly problems: string[];
  /** Opens another browser, prepared as the journey's first one is. */
  readonly newContext: (options?: BrowserContextOptions) => Promise<BrowserContext>;
}

/** Every journey begins on the shared platform, at its day, and fails on whatever `prepare` notes. */
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
