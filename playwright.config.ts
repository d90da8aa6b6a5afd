import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/ensure-chromium.mjs';

const isGate = process.env['CI'] !== undefined;
const port = Number(process.env['E2E_PORT'] ?? 4490);

/** Journeys in a real Chromium against the real app and platform, started as a user starts them. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: 2,
  // Limits catch what hangs: a busy machine is slow, and no journey fails for that.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    baseURL: `http://harbor.localhost:${port}`,
    browserName: 'chromium',
    headless: true,
    launchOptions: launchOptions(),
    timezoneId: 'America/New_York',
    // Every page is in the trace. Filming it too takes a quarter of the time.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
  },
  webServer: {
    // A gate begins with new data: what an earlier one marked as read or paid out is not missing.
    command: `node scripts/start.mjs --data .cache/e2e-data --port ${port} --scale 0.05${isGate ? ' --reset' : ''}`,
    url: `http://127.0.0.1:${port}/ready`,
    timeout: 120_000,
    reuseExistingServer: !isGate,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
