import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from '../../scripts/ensure-chromium.mjs';

/** Tests that need real keys, focus and layout: `vitest run --config vitest.browser.config.ts`. */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  test: {
    name: 'ui-browser',
    include: ['src/**/*.browser.test.{ts,tsx}'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: launchOptions() }),
      instances: [{ browser: 'chromium' }],
    },
  },
  server: { port: 6120 },
});
