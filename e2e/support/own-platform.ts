import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type { OpenDatabase } from '../../apps/platform/src/database/connection.ts';
import { openPlatformDatabase } from '../../apps/platform/src/database/platform-database.ts';
import { startPlatform } from '../../scripts/platform-process.ts';
import { test as base } from './test.ts';

const sharedPort = Number(process.env['E2E_PORT'] ?? 4490);
const scale = 0.05;

type Fill = (open: Pick<OpenDatabase, 'pool'>) => Promise<void>;

async function fillDatabase(folder: string, fill: Fill) {
  const open = await openPlatformDatabase(
    { kind: 'embedded', dataFolder: folder },
    () => undefined,
  );
  await fill(open).finally(() => open.close());
}

/**
 * Journeys that move business time, which would end the sessions of others, or that need rows of
 * their own by the thousand: on a platform of their own.
 * @param fill writes rows into its seeded database before it starts.
 */
export const onOwnPlatform = (fill?: Fill) =>
  base.extend<object, { readonly ownPort: number }>({
    ownPort: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
      // oxlint-disable-next-line no-empty-pattern -- for the same reason
      async ({}, use, { parallelIndex, workerIndex }) => {
        const port = sharedPort + 1 + parallelIndex;
        const folder = resolve('.cache', `e2e-own-${workerIndex}`);
        rmSync(folder, { recursive: true, force: true });
        if (fill) {
          const seeding = await startPlatform(port, folder, scale);
          await seeding.stop();
          await fillDatabase(folder, fill);
        }
        const platform = await startPlatform(port, folder, scale);
        await use(port);
        await platform.stop();
        rmSync(folder, { recursive: true, force: true });
      },
      { scope: 'worker', timeout: 240_000 },
    ],
    baseURL: async ({ ownPort }, use) => use(`http://harbor.localhost:${ownPort}`),
  });

export const test = onOwnPlatform();
