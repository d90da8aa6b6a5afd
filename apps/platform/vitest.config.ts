import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'platform',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    globalSetup: ['./test/global-setup.ts'],
    // No file mocks a module, and each has a database of its own: loading everything once is enough.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    env: { TZ: 'UTC' },
  },
});
