import { availableParallelism } from 'node:os';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { execArgv } from '../../scripts/testing/process.ts';

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  define: { __APP_VERSION__: '"test"', __DEV_LOGIN__: 'true' },
  test: {
    name: 'backoffice',
    environment: 'jsdom',
    pool: 'forks',
    execArgv,
    // One alone is the last to end on two cores, and leaves one of them idle meanwhile.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // With as many workers as the platform's tests, and not in one group with those that have others.
    sequence: { groupOrder: 1 },
    // Test files in one process share their modules. Loading the modules for each file took longer than the tests.
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
    // Catches what hangs; a busy machine is slow.
    testTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: 180_000,
    setupFiles: [
      '../../scripts/prove-anchors/shift-clock.ts',
      '../../scripts/testing/quick.ts',
      './src/shared/testing/setup.ts',
    ],
    include: ['src/**/*.test.{ts,tsx}'],
  },
});
