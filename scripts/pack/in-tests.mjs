// Runs the first page's test in vitest, with the jsdom version for Node 20.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { layOut } from './guides.mjs';
import { run } from './run.mjs';

export async function inTests(folder) {
  const place = join(folder, 'first-page');
  mkdirSync(place, { recursive: true });
  layOut('first-page', place, (file) => (file === 'layout.tsx' ? undefined : file));
  await run(join(folder, 'node_modules/.bin/vitest'), ['run', '--root', place], place);
}
