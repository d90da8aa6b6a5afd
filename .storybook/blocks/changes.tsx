import { catalog } from 'virtual:payfac-catalog';
import { DocsContext, Markdown } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { changelogOf } from '../pages/changelog.ts';

/** Changes of this page's component, from the package's changelog. */
export function Changes() {
  const [story] = useContext(DocsContext).componentStories();
  const changes = catalog.find(({ id }) => id === story?.componentId)?.changes ?? [];
  if (changes.length === 0) return <p>Nothing has changed since the first version.</p>;
  return <Markdown>{changelogOf(changes, '###')}</Markdown>;
}
