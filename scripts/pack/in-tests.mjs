// The test of the first page, in vitest with the jsdom that Node 20 gets.
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
