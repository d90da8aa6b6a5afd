// Bundle sizes for a consumer, gzip, without React: for one rule, for the client with one area, for components.
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, run } from './run.mjs';
import { root } from './tarballs.mjs';

const limits = {
  'one-rule': 300,
  'client-and-area': 22_000,
  button: 3500,
  'six-components': 54_000,
};

/** Size of an entry with all its imports. */
function weigh(folder, entry, seen = new Set()) {
  if (seen.has(entry)) return '';
  seen.add(entry);
  const text = readFileSync(join(folder, entry), 'utf8');
  const imports = [...text.matchAll(/from"\.\/([\w.-]+)"|import"\.\/([\w.-]+)"/g)];
  return imports.reduce((all, [, from, bare]) => all + weigh(folder, from ?? bare, seen), text);
}

export async function bytes(folder) {
  const place = join(folder, 'bytes');
  cpSync(join(root, 'scripts/consumer/bytes'), place, { recursive: true });
  await run(join(folder, 'node_modules/.bin/vite'), ['build', '--logLevel', 'warn'], place);
  return Object.entries(limits).map(([name, limit]) => {
    const text = weigh(join(place, 'dist'), `${name}.js`);
    const size = gzipSync(text).length;
    expect(size <= limit, `${name} costs ${size} bytes gzip, at most ${limit}`);
    if (name === 'one-rule') expect(!text.includes('_zod'), 'one rule brings no zod along');
    return `${name} ${size} B`;
  });
}
