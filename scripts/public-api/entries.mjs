import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const isSource = (target) => typeof target === 'string' && /\.tsx?$/.test(target);

/** Files that match a pattern in `exports`, with their entry names. */
function matched(folder, name, target) {
  if (!name.includes('*')) return [[name, target]];
  const [before = '', after = ''] = target.split('*');
  return globSync(target, { cwd: folder })
    .map((path) => `./${path.replace(/^\.\//, '')}`)
    .toSorted()
    .map((path) => [name.replace('*', path.slice(before.length, -after.length)), path]);
}

/**
 * A package's entries by name, with their source files; a root entry that only repeats the others is left out. Pattern
 * entries and named ones are sorted together: TypeScript orders unions by what it reads first.
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
