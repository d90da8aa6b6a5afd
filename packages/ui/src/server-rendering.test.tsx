// @vitest-environment node
import { globSync } from 'node:fs';
import { createElement, type FunctionComponent, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

interface Story {
  component?: FunctionComponent<object>;
  args?: object;
  render?: (args: object, context: object) => ReactNode;
}

/** The stories of a file; what they share is the member `default`. */
type StoryFile = Readonly<Record<string, Story>>;

/** What is drawn in the browser alone: it stands over the page, or waits for an event. */
const OVER_THE_PAGE = ['command-palette', 'confirm-dialog', 'drawer', 'modal'];

const folders = globSync('components/*/index.ts', { cwd: new URL('.', import.meta.url) })
  .map((path) => path.split('/')[1] ?? '')
  .toSorted();
const files = import.meta.glob<StoryFile>('./components/*/*.stories.tsx');

function drawn({ default: meta = {}, ...stories }: StoryFile): string[] {
  return Object.values(stories).map((story) => {
    const args = { ...meta.args, ...story.args };
    const draw = story.render ?? meta.render;
    if (draw) return renderToString(createElement(() => draw(args, { args, globals: {} })));
    return meta.component ? renderToString(createElement(meta.component, args)) : '';
  });
}

describe('every component is drawn by a server, without a document', () => {
  const complain = vi.fn();
  beforeEach(() => {
    complain.mockClear();
    vi.spyOn(console, 'error').mockImplementation(complain);
  });
  afterEach(() => vi.restoreAllMocks());

  it('where there is none', () => {
    expect(typeof document).toBe('undefined');
    expect(folders.length).toBeGreaterThan(50);
  });

  it.each(folders.filter((folder) => folder !== 'icons'))('%s', async (folder) => {
    const loaders = Object.entries(files).filter(([path]) =>
      path.startsWith(`./components/${folder}/`),
    );
    const pages = await Promise.all(loaders.map(([, load]) => load()));
    const html = pages.flatMap(drawn);
    expect(html.length).toBeGreaterThan(0);
    if (!OVER_THE_PAGE.includes(folder)) expect(html.every((each) => each === '')).toBe(false);
    expect(complain).not.toHaveBeenCalled();
  });
});
