import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describeTypes } from './describe-types.mjs';
import { entriesOf } from './entries.mjs';

const folder = resolve('packages/ui');
const read = (path) => readFileSync(resolve(folder, path), 'utf8');

/** Names in a tree of design tokens: every node with a value. */
const tokenNames = (tree, path = []) =>
  Object.entries(tree).flatMap(([key, node]) => {
    if (key.startsWith('$') || typeof node !== 'object' || node === null) return [];
    const here = [...path, key];
    return '$value' in node ? [here.join('.')] : tokenNames(node, here);
  });

const unique = (lines) => [...new Set(lines)].toSorted((a, b) => (a < b ? -1 : 1));

/** The public API of `@payfac/ui`: exports, tokens, CSS variables, files. */
export function describeUi() {
  const tokens = globSync('tokens/**/*.tokens.json', { cwd: folder });
  const sheets = globSync('brands/*.css', { cwd: folder });
  return [
    ...describeTypes(folder, entriesOf(folder, { withRoot: false })),
    ...unique(tokens.flatMap((path) => tokenNames(JSON.parse(read(path))))).map(
      (name) => `token  ${name}`,
    ),
    ...unique(sheets.flatMap((path) => read(path).match(/--pf-[\w-]+(?=:)/g) ?? [])).map(
      (name) => `variable  ${name}`,
    ),
  ];
}
