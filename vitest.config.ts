import { defineConfig } from 'vitest/config';
import { execArgv } from './scripts/testing/process.ts';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'packages',
          environment: 'node',
          execArgv,
          // Values and functions alone: nothing to keep one file from another for.
          isolate: false,
          // Catches what hangs; a busy machine is slow.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          include: ['packages/{domain,api}/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'scripts',
          environment: 'node',
          execArgv,
          testTimeout: 180_000,
          include: ['scripts/**/*.test.mjs'],
        },
      },
      'packages/*/vitest.config.ts',
      'apps/*/vitest.config.ts',
    ],
  },
});
