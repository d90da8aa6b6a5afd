import { defineConfig } from 'vitest/config';

export default defineConfig({
  define: { __APP_VERSION__: '"test"', __DEV_LOGIN__: 'true' },
  test: {
    name: 'backoffice',
    environment: 'jsdom',
    pool: 'vmForks',
    // Catches what hangs; a busy machine is slow.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    include: ['src/**/*.test.{ts,tsx}'],
  },
});
