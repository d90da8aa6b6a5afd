import { createElement, type FunctionComponent, type ReactElement, type ReactNode } from 'react';

interface Story {
  component?: FunctionComponent<object>;
  args?: object;
  render?: (args: object, context: object) => ReactNode;
}

/** The stories of a file; `default` is their shared metadata. */
type StoryFile = Readonly<Record<string, Story>>;

const files = import.meta.glob<StoryFile>('../components/*/*.stories.tsx');

/** Every component folder except the icons', which have no stories. */
export const componentFolders = Object.keys(import.meta.glob('../components/*/index.ts'))
  .map((path) => path.split('/')[2] ?? '')
  .filter((folder) => folder !== 'icons')
  .toSorted();

/** Renders a component's stories. */
export async function storiesOf(folder: string): Promise<readonly ReactElement[]> {
  const loaders = Object.entries(files).filter(([path]) =>
    path.startsWith(`../components/${folder}/`),
  );
  const pages = await Promise.all(loaders.map(([, load]) => load()));
  return pages.flatMap(elementsOf);
}

function elementsOf({ default: meta = {}, ...stories }: StoryFile): ReactElement[] {
  // Sorted: some loaders sort a module's exports, some don't.
  const names = Object.keys(stories).toSorted();
  return names.flatMap((name) => {
    const story = stories[name] ?? {};
    const args = { ...meta.args, ...story.args };
    const draw = story.render ?? meta.render;
    if (draw) return [createElement(() => draw(args, { args, globals: {} }))];
    return meta.component ? [createElement(meta.component, args)] : [];
  });
}
