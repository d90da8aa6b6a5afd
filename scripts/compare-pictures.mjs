// Compares every component's states with their pictures. `--update` retakes them: review the changes before committing.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { launchOptions } from './ensure-chromium.mjs';
import { playwrightOnStorybook } from './playwright-on-storybook.mjs';

const isUpdate = process.argv.includes('--update');

/** Another major version may render text differently, so each has its own set of pictures. */
async function readMajor() {
  const browser = await chromium.launch(launchOptions());
  const [major] = browser.version().split('.');
  await browser.close();
  return major;
}

const major = await readMajor();
const set = `chromium-${major}-${process.platform}`;
if (!isUpdate && !existsSync(`packages/ui/pictures/${set}`)) {
  console.error(
    `There are no pictures for Chromium ${major} on ${process.platform}. Make them with \`pnpm run pictures\` from a commit whose pictures were right, and look at them.`,
  );
  process.exit(1);
}
if (isUpdate) execFileSync('pnpm', ['run', 'storybook:build'], { stdio: 'inherit' });

await playwrightOnStorybook(
  'packages/ui/pictures/playwright.config.ts',
  isUpdate ? ['--update-snapshots=changed'] : [],
  { PICTURE_SET: set },
);
