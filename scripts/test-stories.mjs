// Runs every story of the built Storybook in a real browser. The one argument is where the runner
// leaves its counts.
import { spawn } from 'node:child_process';
import { serveStorybook } from './serve-storybook.mjs';

const { url, close } = await serveStorybook();
const report = process.argv[2] ? ['--json', '--outputFile', process.argv[2]] : [];
const args = ['--url', url, '--config-dir', '.storybook', '--maxWorkers', '2', ...report];
const runner = spawn('test-storybook', args, { stdio: 'inherit' });
runner.on('exit', (code) => {
  close();
  process.exit(code ?? 1);
});
