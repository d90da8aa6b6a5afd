import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const isSource = (target) => typeof target === 'string' && /\.tsx?$/.test(target);

/** Files that a pattern of `exports` stands for, with the name that each takes in the entry. */
function matched(folder, name, target) {
  if (!name.includes('*')) return [[name, target]];
  const [before = '', after = ''] = target.split('*');
  return globSync(target, { cwd: folder })
    .map((path) => `./${path.replace(/^\.\//, '')}`)
    .toSorted()
    .map((path) => [name.replace('*', path.slice(before.length, -after.length)), path]);
}

/**
 * Entries of a package by name, with their source files; the root entry of what repeats the others is left out.
 * Those of a pattern and those by name are one alphabet: TypeScript orders unions by what it reads first.
 */
export function entriesOf(folder, { withRoot }) {
  const { exports } = JSON.parse(readFileSync(resolve(folder, 'package.json'), 'utf8'));
  return Object.fromEntries(
    Object.entries(exports)
      .filter(([name, target]) => isSource(target) && (withRoot || name !== '.'))
      .flatMap(([name, target]) => matched(folder, name, target))
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, path]) => [name === '.' ? '(root)' : name.slice(2), resolve(folder, path)]),
  );
}
