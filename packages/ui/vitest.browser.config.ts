import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from '../../scripts/ensure-chromium.mjs';
import { drawOnServer } from './scripts/draw-on-server.ts';
import { drive } from './scripts/drive.ts';

/** Tests that need real keys, focus and layout: `vitest run --config vitest.browser.config.ts`. */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  test: {
    name: 'ui-browser',
    include: ['src/**/*.browser.test.{ts,tsx}'],
    setupFiles: ['./src/testing/setup.ts'],
    // Catches what hangs; a busy machine is slow.
    expect: { poll: { timeout: 60_000 } },
    provide: { typedAmounts: process.env['TYPED_AMOUNTS'] ?? '80' },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      commands: { drawOnServer, drive },
      provider: playwright({ launchOptions: launchOptions() }),
      instances: [{ browser: 'chromium' }],
    },
  },
  /** Known before the first test: what is found during the run makes a second copy of React. */
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-dev-runtime',
      '@testing-library/react',
      'lucide-react',
      ...['Button', 'Dialog', 'Menu', 'Modal', 'Popover', 'Tabs', 'Tooltip'].map(
        (part) => `react-aria-components/${part}`,
      ),
    ],
  },
  server: { port: 6120 },
});
