import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../../scripts/ensure-chromium.mjs';

const set = process.env['PICTURE_SET'] ?? 'unknown';

/** Run by `scripts/compare-pictures.mjs`, which serves the Storybook and names the set of pictures. */
export default defineConfig({
  testDir: '.',
  testMatch: 'states.spec.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  outputDir: '../../../.cache/pictures',
  snapshotPathTemplate: `{testDir}/${set}/{arg}{ext}`,
  expect: {
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', scale: 'css', threshold: 0.1 },
  },
  use: {
    baseURL: process.env['STORYBOOK_URL'] ?? 'http://127.0.0.1:6106',
    browserName: 'chromium',
    headless: true,
    viewport: { width: 960, height: 600 },
    timezoneId: 'America/New_York',
    launchOptions: launchOptions(),
  },
});
