import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { exampleOf } from './example.ts';

const root = join(import.meta.dirname, '../..');

/** Names of the stories that a documentation page shows with code, by file. */
export function storiesShown(page: string): { path: string; story: string }[] {
  const text = readFileSync(page, 'utf8');
  const files = new Map(
    [...text.matchAll(/^import \* as (\w+) from '(.+\.stories\.tsx)';/gm)].map(
      ([, name = '', from = '']) => [name, join(dirname(page), from)],
    ),
  );
  return [...text.matchAll(/<(?:Canvas|Framed|Playground) of=\{(\w+)\.(\w+)\}/g)].flatMap(
    ([, file = '', story = '']) => {
      const path = files.get(file);
      return path === undefined ? [] : [{ path, story }];
    },
  );
}

const blocksOf = (text: string): string[] =>
  [...text.matchAll(/^```tsx?\n(.*?)^```/gms)].map(([, code = '']) => code);

/** A page of the app is the app's own code, not an example to copy. */
const isAppPage = (path: string): boolean =>
  readFileSync(path, 'utf8').includes("from './app-page.tsx'");

export interface PageExample {
  /** File name for the example. */
  readonly name: string;
  readonly code: string;
}

/** Every code example that the documentation pages offer to copy. */
export function pageExamples(): PageExample[] {
  const pages = globSync(['.storybook/pages/*.mdx', 'packages/ui/src/**/*.mdx'], { cwd: root });
  return pages.flatMap((page) => {
    const name = basename(page, '.mdx');
    const blocks = blocksOf(readFileSync(join(root, page), 'utf8'));
    return [
      ...storiesShown(join(root, page))
        .filter(({ path }) => !isAppPage(path))
        .map(({ path, story }) => ({
          name: `${name}-${story}`,
          code: exampleOf(path, story),
        })),
      ...blocks.map((code, index) => ({ name: `${name}-block-${index + 1}`, code })),
    ];
  });
}
