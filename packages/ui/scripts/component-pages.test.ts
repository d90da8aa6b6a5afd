// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readCatalog } from '../../../.storybook/catalog/read-catalog.ts';
import * as testing from '../src/testing/index.ts';

const components = fileURLToPath(new URL('../src/components', import.meta.url));
const folders = globSync('*/index.ts', { cwd: components }).map((path) => path.split('/')[0] ?? '');

/** In the order they stand in on every page; what a component needs besides goes between. */
const SECTIONS = [
  'When to use',
  'Anatomy',
  'Keyboard',
  'Content',
  'Do and don’t',
  'Accessibility',
  'Related',
  'Testing',
];

const textOf = (path: string): string => readFileSync(`${components}/${path}`, 'utf8');

/** A page's sections by their headings, without the code that they show. */
function sectionsOf(page: string): Map<string, string> {
  const [, ...sections] = page.split(/^## /m);
  return new Map(
    sections.map((section) => {
      const [heading = ''] = section.split('\n', 1);
      return [heading.trim(), section.slice(heading.length).trim()];
    }),
  );
}

const pages = folders.map((folder) => {
  const [path] = globSync(`${folder}/*.mdx`, { cwd: components });
  const text = path === undefined ? '' : textOf(path);
  return { folder, text, sections: sectionsOf(text) };
});

const catalog = readCatalog();
const componentNames = new Set(catalog.map(({ name }) => name));

const wordsOf = (text: string): number => text.split(/\s+/).length;
const list = (text: string): string[] =>
  [...text.matchAll(/^ {4}\['((?:[^'\\]|\\.)+)', '/gm)].map(([, entry = '']) => entry);
const driversOn = (text: string): string[] =>
  [...text.matchAll(/<Driver name="(\w+)" \/>/g)].map(([, name = '']) => name);

it.each(pages)('$folder can be learned from its page', ({ text, sections }) => {
  const headings = [...sections.keys()];
  expect(headings.filter((heading) => SECTIONS.includes(heading))).toEqual(SECTIONS);
  for (const heading of SECTIONS) expect(sections.get(heading), heading).not.toBe('');
  expect(wordsOf(text)).toBeGreaterThan(200);
  expect(sections.get('Anatomy')).toMatch(/<Anatomy\n/);
  expect(sections.get('Keyboard')).toMatch(/<Keyboard\n|takes no focus/);
  expect(sections.get('Do and don’t')).toMatch(/<DoDont\n  pairs=\{pairs\}/);
});

/** What has no property that a control can hold. */
const STILL = new Set(['notifications', 'table-settings']);

/** Everything has a place that readers look for it in; icons are no component. */
const GROUPS = new Set([
  'Actions',
  'Money',
  'Data',
  'Fields',
  'Charts',
  'Feedback',
  'Overlays',
  'Navigation',
  'Layout',
  'Foundations',
]);

it.each(catalog)('$folder is named and placed like the others', ({ folder, name, group, id }) => {
  expect(GROUPS).toContain(group);
  // One style of names: a sentence's, with what people write in capitals.
  expect(name).toMatch(/^(?:[A-Z][a-z]+|[A-Z]{3,4})(?:[ -](?:[a-z]+|[A-Z]{2}))*$/);
  // Its states are found by its own address.
  const [path = ''] = globSync(`${folder}/*.states.stories.tsx`, { cwd: components });
  if (folder === 'icons') return;
  const text = textOf(path);
  expect(text).toContain(`title: '${group}/${name}/States'`);
  const states =
    /\btitle: '[^']+',\s+id: '([^']+)'/.exec(text)?.[1] ??
    `${group}-${name}-states`.toLowerCase().replaceAll(' ', '-');
  expect(states).toBe(`${id}-states`);
});

it.each(pages)(
  '$folder begins with its playground, and ends with all its properties',
  ({ folder, text }) => {
    if (folder === 'icons') return;
    const [, below = ''] = text.split(/^# .+$/m);
    const [, second = ''] = below.trim().split('\n\n');
    const played = /^<Playground of=\{Stories\.(\w+)\}(?: isFramed)? \/>$/.exec(second)?.[1];
    expect(played, second).toBeDefined();
    expect(text.match(/<Playground/g)).toHaveLength(1);
    expect(text.trim()).toMatch(
      /## Props\n\n<ArgTypes of=\{Stories\} \/>\n\n## Changes\n\n<Changes \/>$/,
    );
    // A story that takes no properties would stand still while people change them.
    const [path = ''] = globSync(`${folder}/!(*.states).stories.tsx`, { cwd: components });
    const [, written = ''] = textOf(path).split(`export const ${played}: Story`);
    const [story = ''] = written.split('\nexport const ');
    if (!STILL.has(folder)) expect(story).not.toMatch(/render: \(\) =>/);
  },
);

it.each(pages)('$folder shows each of its stories, or links to them', ({ folder, text }) => {
  const shown = [...text.matchAll(/of=\{Stories\.(\w+)\}/g)].map(([, story = '']) => story);
  const [path = ''] = globSync(`${folder}/!(*.states).stories.tsx`, { cwd: components });
  const [, ...written] = textOf(path).split(/^export const /m);
  const stories = written.map((story) => ({
    name: /^\w+/.exec(story)?.[0] ?? '',
    // What opens over the page would cover it; there is a closed twin or a link.
    isOver: /isOpen: true|await userEvent/.test(story),
  }));
  const names = stories.map(({ name }) => name);
  expect(shown.filter((name) => !names.includes(name))).toEqual([]);
  const hasTwin = names.includes('Closed');
  const isThere = (name: string) =>
    shown.includes(name) || text.includes(`--${name.toLowerCase()})`);
  const missing = stories.filter(({ name, isOver }) => !isOver && !isThere(name));
  expect(hasTwin ? [] : missing.map(({ name }) => name)).toEqual([]);
});

it.each(pages)('$folder names only pages and drivers that exist', ({ sections }) => {
  const related = list(sections.get('Related') ?? '');
  expect(related.length).toBeGreaterThan(0);
  expect(related.filter((name) => !componentNames.has(name))).toEqual([]);
  const section = sections.get('Testing') ?? '';
  const drivers = driversOn(section);
  expect(drivers.filter((name) => !(name in testing))).toEqual([]);
  // A driver is shown at work; without one the page says how to find the component.
  for (const name of drivers) expect(section).toContain(`${name}(`);
  if (drivers.length === 0) expect(section).toContain('has no driver');
});

it('shows every driver on a page', () => {
  const shown = new Set(pages.flatMap(({ text }) => driversOn(text)));
  const drivers = Object.keys(testing).filter((name) => name.endsWith('Driver'));
  expect(drivers.filter((name) => !shown.has(name))).toEqual([]);
});
