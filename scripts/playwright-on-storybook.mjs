// Runs Playwright with a configuration on the built Storybook, and exits with its status.
import { spawn } from 'node:child_process';
import { serveStorybook } from './serve-storybook.mjs';

export async function playwrightOnStorybook(config, args, env = {}) {
  const { url, close } = await serveStorybook();
  const reporter = process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? 'list,json' : 'list';
  const runner = spawn(
    'playwright',
    ['test', '--config', config, `--reporter=${reporter}`, ...args],
    { stdio: 'inherit', env: { ...process.env, ...env, STORYBOOK_URL: url } },
  );
  runner.on('exit', (code) => {
    close();
    process.exit(code ?? 1);
  });
}
