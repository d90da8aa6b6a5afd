import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { OpenDatabase } from '../../apps/platform/src/kernel/database/connection.ts';
import { openPlatformDatabase } from '../../apps/platform/src/kernel/database/platform-database.ts';
import { startPlatform } from '../../scripts/platform-process.ts';
import { patience } from './patience.ts';
import { test as base } from './test.ts';

const sharedPort = Number(process.env['E2E_PORT'] ?? 4490);
const scale = 0.05;

type Fill = (open: OpenDatabase) => Promise<void>;

/** Data that start at the anchor, as if just seeded. */
async function layOut(folder: string, fill: Fill | undefined): Promise<void> {
  const options = ['--data', folder, '--scale', String(scale)];
  await promisify(execFile)('node', ['scripts/kept-data.ts', ...options]);
  if (fill === undefined) return;
  const place = { kind: 'embedded', dataFolder: folder } as const;
  const open = await openPlatformDatabase(place, {
    isMigrated: true,
    onIdleError: () => undefined,
  });
  await fill(open).finally(() => open.close());
}

/**
 * Runs journeys on their own platform: those that advance business time, which would end other sessions, or that need
 * thousands of their own rows.
 * @param fill writes rows into its database before it starts.
 */
export const onOwnPlatform = (fill?: Fill) =>
  base.extend<object, { readonly ownPort: number }>({
    ownPort: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
      // oxlint-disable-next-line no-empty-pattern -- for the same reason
      async ({}, use, { parallelIndex, workerIndex }) => {
        const port = sharedPort + 1 + parallelIndex;
        const folder = resolve('.cache/e2e-data', `${port}-${workerIndex}`);
        await layOut(folder, fill);
        const platform = await startPlatform(port, folder, scale);
        await use(port);
        await platform.stop();
        rmSync(folder, { recursive: true, force: true });
      },
      { scope: 'worker', timeout: 60_000 * patience },
    ],
    baseURL: async ({ brand, ownPort }, use) => use(`http://${brand}.localhost:${ownPort}`),
  });

export const test = onOwnPlatform();
