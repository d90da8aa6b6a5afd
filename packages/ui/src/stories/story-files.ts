import { createElement, type FunctionComponent, type ReactElement, type ReactNode } from 'react';

interface Story {
  component?: FunctionComponent<object>;
  args?: object;
  render?: (args: object, context: object) => ReactNode;
}

/** The stories of a file; what they share is the member `default`. */
type StoryFile = Readonly<Record<string, Story>>;

const files = import.meta.glob<StoryFile>('../components/*/*.stories.tsx');

/** Every component's folder but the icons', which have no stories of their own. */
export const componentFolders = Object.keys(import.meta.glob('../components/*/index.ts'))
  .map((path) => path.split('/')[2] ?? '')
  .filter((folder) => folder !== 'icons')
  .toSorted();

/** What a component's stories draw. */
export async function storiesOf(folder: string): Promise<readonly ReactElement[]> {
  const loaders = Object.entries(files).filter(([path]) =>
    path.startsWith(`../components/${folder}/`),
  );
  const pages = await Promise.all(loaders.map(([, load]) => load()));
  return pages.flatMap(elementsOf);
}

function elementsOf({ default: meta = {}, ...stories }: StoryFile): ReactElement[] {
  // In an order of their own: some loaders sort a module's exports, some do not.
  const names = Object.keys(stories).toSorted();
  return names.flatMap((name) => {
    const story = stories[name] ?? {};
    const args = { ...meta.args, ...story.args };
    const draw = story.render ?? meta.render;
    if (draw) return [createElement(() => draw(args, { args, globals: {} }))];
    return meta.component ? [createElement(meta.component, args)] : [];
  });
}
