// Checks every page of the built documentation in a real browser: what axe says of it in light and dark,
// and that nothing scrolls sideways at 360 px.
import { spawn } from 'node:child_process';
import { serveStorybook } from './serve-storybook.mjs';

const { url, close } = await serveStorybook();
const reporter = process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? 'list,json' : 'list';
const args = ['test', '--config', '.storybook/docs-test/playwright.config.ts'];
const runner = spawn('playwright', [...args, `--reporter=${reporter}`, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, STORYBOOK_URL: url },
});
runner.on('exit', (code) => {
  close();
  process.exit(code ?? 1);
});
