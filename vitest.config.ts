import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'packages',
          environment: 'node',
          // Values and functions alone: nothing to keep one file from another for.
          isolate: false,
          include: ['packages/{domain,api}/**/*.test.ts', 'scripts/**/*.test.mjs'],
        },
      },
      'packages/*/vitest.config.ts',
      'apps/*/vitest.config.ts',
    ],
  },
});
