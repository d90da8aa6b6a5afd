import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  define: { __APP_VERSION__: '"test"', __DEV_LOGIN__: 'true' },
  test: {
    name: 'backoffice',
    environment: 'jsdom',
    pool: 'forks',
    // The files of a process share their modules: loading them anew for each took twice the time of the tests.
    isolate: false,
    // Catches what hangs; a busy machine is slow.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    setupFiles: [
      '../../scripts/prove-anchors/shift-clock.ts',
      '../../scripts/testing/quick.ts',
      './src/shared/testing/setup.ts',
    ],
    include: ['src/**/*.test.{ts,tsx}'],
  },
});
