import { defineConfig } from '@playwright/test';
import { patience, screenPatience } from './e2e/support/patience.ts';
import { launchOptions } from './scripts/ensure-chromium.mjs';

const port = Number(process.env['E2E_PORT'] ?? 4490);
const folder = `.cache/e2e-data/${port}`;
const scale = '0.05';

/** Journeys in a real Chromium against the real app and platform, started as a user starts them. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: 2,
  // A screen answers within these; whatever takes longer by its nature says so where it is waited for.
  timeout: 60_000 * patience,
  expect: { timeout: screenPatience },
  // Who passes at the second try only is reported as flaky, with the trace of either.
  retries: 1,
  reporter: 'list',
  use: {
    actionTimeout: screenPatience,
    browserName: 'chromium',
    headless: true,
    launchOptions: launchOptions(),
    timezoneId: 'America/New_York',
    // Every page is in the trace. Filming it too takes a quarter of the time.
    trace: { mode: 'retain-on-failure-and-retries', screenshots: false },
    screenshot: 'only-on-failure',
  },
  webServer: {
    // Journeys begin with new data, at the moment of scripts/anchor.ts.
    command: [
      `node scripts/kept-data.ts --data ${folder} --scale ${scale}`,
      `exec node scripts/start.mjs --data ${folder} --port ${port} --scale ${scale}`,
    ].join(' && '),
    url: `http://127.0.0.1:${port}/ready`,
    timeout: 120_000 * patience,
    reuseExistingServer: process.env['CI'] === undefined,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
