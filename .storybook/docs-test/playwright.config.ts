import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../scripts/ensure-chromium.mjs';

/** Run by `scripts/test-docs.mjs`, which serves the built Storybook. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  outputDir: '../../.cache/docs-test',
  use: {
    baseURL: process.env['STORYBOOK_URL'] ?? 'http://127.0.0.1:6106',
    browserName: 'chromium',
    headless: true,
    viewport: { width: 1280, height: 800 },
    timezoneId: 'America/New_York',
    launchOptions: launchOptions(),
  },
});
