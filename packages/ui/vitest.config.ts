import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { execArgv } from '../../scripts/testing/process.ts';

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  test: {
    name: 'ui',
    environment: 'jsdom',
    pool: 'forks',
    execArgv,
    // Test files in one process share their modules and their window. Loading all for each file was half of the work.
    isolate: false,
    fakeTimers: {
      // jsdom draws by an interval: one that began by a clock that a test stopped never draws again.
      toFake: [
        'setTimeout',
        'clearTimeout',
        'Date',
        'performance',
        'requestAnimationFrame',
        'cancelAnimationFrame',
      ],
    },
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    exclude: ['**/*.browser.test.{ts,tsx}'],
    // Catches what hangs; a busy machine is slow.
    testTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: 180_000,
    setupFiles: ['../../scripts/testing/quick.ts', './src/testing/setup.ts'],
  },
});
