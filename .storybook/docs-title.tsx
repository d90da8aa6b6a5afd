import { catalog } from 'virtual:payfac-catalog';
import { AnchorMdx, DocsContext } from '@storybook/addon-docs/blocks';
import { type ReactNode, useContext } from 'react';
import { Badge } from '../packages/ui/src/components/badge/index.ts';
import { STATUS_TONES, statusOf } from './pages/component-status.ts';

const statesFiles = Object.keys(
  import.meta.glob('../packages/ui/src/components/*/*.states.stories.tsx'),
);

const hasStates = (folder: string): boolean =>
  statesFiles.some((path) => path.includes(`/components/${folder}/`));

/** The heading of a documentation page; a component's is followed by its key facts. */
export function DocsTitle({ children }: { readonly children?: ReactNode }) {
  const [story] = useContext(DocsContext).componentStories();
  const known = catalog.find(({ id }) => id === story?.componentId);
  return (
    <>
      <h1>{children}</h1>
      {known && (
        <p className="pf-docs-facts">
          <span className="sb-unstyled">
            <Badge tone={STATUS_TONES[statusOf(known)]}>{statusOf(known)}</Badge>
          </span>
          <code>@payfac/ui/{known.folder}</code>
          {hasStates(known.folder) && (
            <AnchorMdx href={`?path=/story/${known.id}-states`} target="">
              All states
            </AnchorMdx>
          )}
          {known.instead}
        </p>
      )}
    </>
  );
}
