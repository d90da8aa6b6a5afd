// The code of the guides, written to files as a reader would.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './tarballs.mjs';

/** Files of a guide: blocks whose fence names one. */
export function blocksOf(guide) {
  const text = readFileSync(join(root, 'docs/guides', `${guide}.md`), 'utf8');
  return [...text.matchAll(/^```\w+ (\S+)\n(.*?)^```/gms)].map(([, file, code]) => ({
    file,
    code,
  }));
}

export function layOut(guide, folder, placeOf = (file) => file) {
  for (const { file, code } of blocksOf(guide)) {
    const place = placeOf(file);
    if (!place) continue;
    const path = join(folder, place);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, code);
  }
}
