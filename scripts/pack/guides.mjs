// Writes the guides' code to files, as a reader would.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run } from './run.mjs';
import { root } from './tarballs.mjs';

/** Files of a guide: code blocks whose fence names one. */
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

/** A reader's TypeScript settings; server scripts are JavaScript, whose parameters have no types. */
const settings = {
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
  noImplicitAny: false,
  allowJs: true,
  checkJs: true,
  skipLibCheck: true,
  noEmit: true,
  types: ['node', 'vite/client'],
};

/** Type-checks every code block of every guide, each guide as its own project. */
export async function checkGuides(folder, tsc = join(folder, 'node_modules/.bin/tsc')) {
  const guides = readdirSync(join(root, 'docs/guides')).filter((name) => name !== 'README.md');
  let checked = 0;
  for (const name of guides) {
    const guide = name.replace('.md', '');
    const place = join(folder, 'guides', guide);
    mkdirSync(place, { recursive: true });
    layOut(guide, place);
    const text = readFileSync(join(root, 'docs/guides', name), 'utf8');
    const unnamed = [...text.matchAll(/^```(tsx?|m?js)\n(.*?)^```/gms)];
    for (const [at, [, kind, code]] of unnamed.entries()) {
      writeFileSync(join(place, `block-${at}.${kind}`), code);
    }
    const config = { compilerOptions: settings, include: ['**/*'] };
    writeFileSync(join(place, 'tsconfig.json'), JSON.stringify(config));
    await run(tsc, ['-p', place], folder);
    checked += blocksOf(guide).length + unnamed.length;
  }
  return `${checked} blocks`;
}
