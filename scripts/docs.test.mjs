import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { stops } from './tour/stops.ts';

const pages = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' })
  .split('\n')
  .filter(Boolean);
const textOf = (page) => readFileSync(page, 'utf8');
const withoutCode = (text) => text.replaceAll(/^```[\s\S]*?^```/gm, '');

test.each(pages)('every link of %s leads to something in the repository', (page) => {
  const links = [...withoutCode(textOf(page)).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(
    ([, to]) => to,
  );
  expect(links.filter((to) => !existsSync(join(dirname(page), to)))).toEqual([]);
});

test.each(['docs/architecture.md', 'docs/one-action.md'])(
  'every place that %s names is there',
  (page) => {
    const places = [...textOf(page).matchAll(/`((?:apps|packages)\/[\w./-]+)`/g)].map(
      ([, place]) => place,
    );
    expect(places.length).toBeGreaterThan(2);
    expect(places.filter((place) => !existsSync(place))).toEqual([]);
  },
);

test('the tour shows the picture of every stop, and no other is kept', () => {
  const names = stops.map(({ name }) => `${name}.webp`).toSorted();
  const shown = [...textOf('docs/tour.md').matchAll(/\]\(tour\/([\w-]+\.webp)\)/g)].map(
    ([, name]) => name,
  );
  expect(shown.toSorted()).toEqual(names);
  expect(readdirSync('docs/tour').toSorted()).toEqual(names);
});

test.each(pages.filter((page) => /^docs\/[\w-]+\.md$/.test(page)))(
  'every table of %s names its columns',
  (page) => {
    const heads = [...textOf(page).matchAll(/^(\|.*\|)\n\|[ :|-]+\|$/gm)].map(([, head]) => head);
    expect(heads.filter((head) => /\|\s*\|/.test(head))).toEqual([]);
  },
);
