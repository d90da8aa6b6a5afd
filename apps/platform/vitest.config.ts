import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { execArgv } from '../../scripts/testing/process.ts';

/** Tests that start processes or browsers, open every page or try every call, or play at random. */
const long = [
  'hosted/{pages,pay-pages,onboarding-pages}.browser',
  'fields/card-fields.browser',
  'transactions/{recovery,random-commands,concurrency}',
  'ledger/snapshots',
  'subscriptions/months',
  'csv/csv-files',
  'http/{hostile-input,random-moves,object-access,extreme-values}',
  'program/{backup,dump}',
  'server/sigterm',
  'start/{platform,hung-database}',
].map((name) => `src/**/${name}.test.ts`);

/** `short` and `long` share all tests out between the gates; without it, all of them are there. */
const share = process.env['PLATFORM_TESTS'];

export default defineConfig({
  test: {
    name: 'platform',
    environment: 'node',
    execArgv,
    include: share === 'long' ? long : ['src/**/*.test.ts'],
    exclude: share === 'short' ? long : [],
    globalSetup: ['./test/global-setup.ts'],
    // No file mocks a module, and each has a database of its own: loading everything once is enough.
    isolate: false,
    // A test waits for the database about as long as it works itself: one alone leaves a core idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Other projects run with another number of workers, so not in one group with these.
    sequence: { groupOrder: 1 },
    testTimeout: 180_000,
    // What is waited for takes longer beside the other files of a whole run.
    expect: { poll: { timeout: 30_000 } },
    hookTimeout: 180_000,
    env: { TZ: process.env['TZ'] ?? 'UTC' },
    setupFiles: ['../../scripts/prove-anchors/shift-clock.ts', './test/quick-hashes.ts'],
  },
});
