import { rmSync } from 'node:fs';
import { startPlatform } from '../../scripts/platform-process.ts';
import { test as base } from './test.ts';

const sharedPort = Number(process.env['E2E_PORT'] ?? 4490);

/** Journeys that move business time, which would end the sessions of others: on a platform of their own. */
export const test = base.extend<object, { readonly ownPort: number }>({
  ownPort: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    // oxlint-disable-next-line no-empty-pattern -- for the same reason
    async ({}, use, { parallelIndex, workerIndex }) => {
      const port = sharedPort + 1 + parallelIndex;
      const folder = `.cache/e2e-own-${workerIndex}`;
      rmSync(folder, { recursive: true, force: true });
      const platform = await startPlatform(port, folder, 0.05);
      await use(port);
      await platform.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ ownPort }, use) => use(`http://harbor.localhost:${ownPort}`),
});
