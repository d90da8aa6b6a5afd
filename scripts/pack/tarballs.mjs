// Packs the three packages as for publishing, and checks the contents.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, run } from './run.mjs';

export const root = resolve(import.meta.dirname, '..', '..');
export const packages = ['domain', 'api', 'ui'];

/** Files of a tarball with their contents. */
export function filesOf(tarball) {
  const tar = gunzipSync(readFileSync(tarball));
  const text = (from, length) => tar.toString('utf8', from, from + length).replace(/\0.*$/s, '');
  const files = new Map();
  for (let at = 0; at + 512 <= tar.length && tar[at] !== 0; ) {
    const size = Number.parseInt(text(at + 124, 12), 8);
    const name = [text(at + 345, 155), text(at, 100)].filter(Boolean).join('/');
    if (text(at + 156, 1) === '0') {
      files.set(name.replace(/^package\//, ''), tar.toString('utf8', at + 512, at + 512 + size));
    }
    at += 512 + Math.ceil(size / 512) * 512;
  }
  return files;
}

/** A broken source map is worse than none. */
function checkSourceMaps(files) {
  for (const [name, content] of files) {
    if (!name.endsWith('.map')) continue;
    const { sources, sourcesContent = [] } = JSON.parse(content);
    const isWhole = sources.every((_, at) => typeof sourcesContent[at] === 'string');
    expect(isWhole, `${name} holds its sources`);
  }
}

const imported = /\b(?:from|import)\s*\(?['"](@?[\w-][\w.-]*(?:\/[\w.@-]+)*)['"]/g;

/** Type-only packages aren't dependencies: declarations may import only declared dependencies. */
function checkDependencies(files, manifest) {
  const known = new Set([
    manifest.name,
    ...Object.keys(manifest.dependencies ?? {}),
    ...Object.keys(manifest.peerDependencies ?? {}),
  ]);
  for (const [name, content] of files) {
    if (!/\.(?:d\.ts|js)$/.test(name)) continue;
    const code = content.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/^\s*\/\/.*$/gm, '');
    for (const [, from] of code.matchAll(imported)) {
      if (from.startsWith('node:')) continue;
      const used = from
        .split('/')
        .slice(0, from.startsWith('@') ? 2 : 1)
        .join('/');
      expect(known.has(used), `${manifest.name} depends on ${used}, which ${name} imports`);
    }
  }
  for (const [name, range] of Object.entries(manifest.dependencies ?? {})) {
    expect(range.startsWith('^'), `${manifest.name} takes ${name} by caret, not ${range}`);
  }
}

function checkContents(name, tarball) {
  const files = filesOf(tarball);
  const manifest = JSON.parse(files.get('package.json'));
  for (const file of ['README.md', 'CHANGELOG.md', 'VERSIONING.md', 'LICENSE', 'llms.txt']) {
    expect(files.has(file), `${name} has a ${file}`);
  }
  for (const field of ['license', 'repository', 'bugs', 'homepage', 'keywords', 'engines']) {
    expect(manifest[field], `${name} has ${field} in its manifest`);
  }
  expect(files.get('CHANGELOG.md').includes(`## ${manifest.version}`), 'the changelog has it');
  if (name === 'api') {
    const { info } = JSON.parse(files.get('openapi.json'));
    expect(info.version === manifest.version, 'openapi.json is of the version');
  }
  checkSourceMaps(files);
  checkDependencies(files, manifest);
  return files;
}

/** Stylesheets and tokens aren't modules; their entries have an empty type for bundlers only. */
const withoutModule = (manifest) =>
  Object.keys(manifest.exports)
    .filter((entry) => entry.endsWith('.css') || entry.startsWith('./tokens'))
    .map((entry) => entry.replace(/^\.\//, ''));

export async function pack(name, folder) {
  const tarball = join(folder, `${name}.tgz`);
  // `prepack` builds.
  await run('pnpm', ['pack', '--out', tarball], join(root, 'packages', name));
  const manifest = JSON.parse(checkContents(name, tarball).get('package.json'));
  await run('publint', ['run', tarball, '--strict'], root);
  const ignored = name === 'ui' ? ['--exclude-entrypoints', ...withoutModule(manifest)] : [];
  await run('attw', [tarball, '--profile', 'esm-only', '--no-emoji', ...ignored], root);
}
