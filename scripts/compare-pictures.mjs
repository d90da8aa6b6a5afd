// Compares the matrix of states of every component with its pictures. `--update` makes them again: look
// at what changed before it is committed.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { launchOptions } from './ensure-chromium.mjs';
import { playwrightOnStorybook } from './playwright-on-storybook.mjs';

const isUpdate = process.argv.includes('--update');

/** Another major version may draw a letter otherwise: its pictures are another set. */
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
