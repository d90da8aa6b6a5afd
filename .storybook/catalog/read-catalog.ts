import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Change, changesIn, changesOf } from './changes.ts';

/** A component's catalog entry, from the files in its folder. */
export interface CatalogEntry {
  /** Last part of its import path: 'button-group'. */
  readonly folder: string;
  /** Name in words: 'Button group'. */
  readonly name: string;
  /** Section in the navigation. */
  readonly group: string;
  /** Id of its stories and page; independent of the group. */
  readonly id: string;
  /** Its description, in one sentence. */
  readonly sentence: string;
  /** Replacement of a deprecated component; null for all others. */
  readonly instead: string | null;
  readonly changes: readonly Change[];
}

const root = join(import.meta.dirname, '../..');
const components = join(root, 'packages/ui/src/components');

const read = (path: string): string => readFileSync(path, 'utf8');

/** A title as a Storybook id. */
const idOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** The text of the only file that matches a pattern. */
function only(pattern: string): string {
  const [path, ...others] = globSync(pattern, { cwd: components });
  if (path === undefined || others.length > 0) throw new Error(`${pattern} has to be one file`);
  return read(join(components, path));
}

/** The first sentence under a page's heading, as plain text. */
function sentenceOf(page: string): string {
  const [, below = ''] = page.split(/^# .+$/m);
  const [paragraph = ''] = below.trim().split('\n\n');
  const [sentence = ''] = /^.+?[.!?](?= |$)/s.exec(paragraph.replaceAll('\n', ' ')) ?? [paragraph];
  return sentence;
}

/** A component is deprecated by the line `@deprecated Use Progress.` above its function. */
const insteadOf = (source: string): string | null =>
  /@deprecated (.+?)(?: \*\/)?\n(?: \*\/\n)?export function/.exec(source)?.[1] ?? null;

/** A module's named exports, including types. */
const exportsOf = (index: string): string[] =>
  [...index.matchAll(/\b(?:as )?([A-Z]\w*)(?=[,\s}])/g)].map(([, name = '']) => name);

function entryOf(folder: string, history: readonly Change[]): CatalogEntry {
  const stories = only(`${folder}/!(*.states).stories.tsx`);
  const [, group = '', name = ''] = /\btitle: '([^/']+)\/([^/']+)'/.exec(stories) ?? [];
  if (name === '') throw new Error(`${folder}: write its stories' title as 'Group/Name'`);
  const [, id = idOf(`${group}/${name}`)] = /\btitle: '[^']+',\s+id: '([^']+)'/.exec(stories) ?? [];
  const source = globSync(`${folder}/${folder}.tsx`, { cwd: components }).map((path) =>
    read(join(components, path)),
  );
  const exported = exportsOf(read(join(components, folder, 'index.ts')));
  return {
    folder,
    name,
    group,
    id,
    sentence: sentenceOf(only(`${folder}/*.mdx`)),
    instead: insteadOf(source.join('\n')),
    changes: changesOf(history, { name, exported }),
  };
}

/** Changes of the next release and the earlier ones. */
export const readHistory = (): Change[] =>
  changesIn(
    globSync('.changeset/*.md', { cwd: root })
      .toSorted()
      .map((path) => read(join(root, path))),
    read(join(root, 'packages/ui/CHANGELOG.md')),
  );

/** Every component of the package, by folder. */
export function readCatalog(): CatalogEntry[] {
  const history = readHistory();
  return globSync('*/index.ts', { cwd: components })
    .map((path) => path.split('/')[0] ?? '')
    .toSorted()
    .map((folder) => entryOf(folder, history));
}
