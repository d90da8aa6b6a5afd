import { getJestConfig } from '@storybook/test-runner';
import { launchOptions } from './scripts/ensure-chromium.mjs';

const base = getJestConfig();

/** The runner's own settings, in the browser that the rest of the project uses. */
export default {
  ...base,
  setupFilesAfterEnv: [...(base.setupFilesAfterEnv ?? []), '<rootDir>/.storybook/retry.cjs'],
  // A story is checked in six looks, some in sixteen; on a busy machine the largest take a while.
  testTimeout: 60_000,
  testEnvironmentOptions: {
    ...base.testEnvironmentOptions,
    'jest-playwright': {
      ...base.testEnvironmentOptions['jest-playwright'],
      launchOptions: { headless: true, ...launchOptions() },
    },
  },
};
