// Runs every story of the built Storybook in a real browser.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pairedStories } from '../.storybook/paired-stories.ts';
import { groupStories } from './group-stories.mjs';
import { folder, serveStorybook } from './serve-storybook.mjs';

const workers = 2;
/** Enough groups to keep every worker busy until the end. */
const groups = workers * 4;

const built = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));

const gone = pairedStories.filter((id) => built.entries[id] === undefined);
if (gone.length > 0) {
  console.error(`.storybook/paired-stories.ts names stories that are gone: ${gone.join(', ')}`);
  process.exit(1);
}

const { url, close } = await serveStorybook({ index: groupStories(built, groups) });
const { GATE_REPORT: place } = process.env;
const report = place ? ['--json', '--outputFile', place] : [];
const shown = ['--url', url, '--config-dir', '.storybook', '--index-json'];
const args = [...shown, '--maxWorkers', String(workers), ...report];
const runner = spawn('test-storybook', args, { stdio: 'inherit' });
runner.on('exit', (code) => {
  close();
  process.exit(code ?? 1);
});
