import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  test: {
    name: 'ui',
    environment: 'jsdom',
    // Every file in a context of its own, which costs a third of a process of its own.
    pool: 'vmForks',
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    exclude: ['**/*.browser.test.{ts,tsx}'],
    // Catches what hangs; a busy machine is slow.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    setupFiles: ['../../scripts/testing/quick.ts', './src/testing/setup.ts'],
  },
});
