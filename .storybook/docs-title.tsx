import { AnchorMdx, DocsContext } from '@storybook/addon-docs/blocks';
import { type ReactNode, useContext } from 'react';
import { Badge } from '../packages/ui/src/components/badge/index.ts';
import { componentStatuses, STATUS_TONES } from './pages/component-status.ts';

const statesFiles = Object.keys(
  import.meta.glob('../packages/ui/src/components/*/*.states.stories.tsx'),
);

/** The folder of the component that a file of stories shows. */
const folderOf = (path: string): string | undefined => /\/components\/([^/]+)\//.exec(path)?.[1];

/** The heading of a page of documentation; a component's is followed by what one asks first. */
export function DocsTitle({ children }: { readonly children?: ReactNode }) {
  const [story] = useContext(DocsContext).componentStories();
  const file: unknown = story?.parameters['fileName'];
  const name = typeof file === 'string' ? folderOf(file) : undefined;
  const known = componentStatuses.find((component) => component.name === name);
  const hasStates = statesFiles.some((path) => folderOf(path) === name);
  return (
    <>
      <h1>{children}</h1>
      {known && (
        <p className="pf-docs-facts">
          <span className="sb-unstyled">
            <Badge tone={STATUS_TONES[known.status]}>{known.status}</Badge>
          </span>
          <code>@payfac/ui/{known.name}</code>
          {hasStates && story && (
            <AnchorMdx href={`?path=/story/${story.componentId}-states`} target="">
              All states
            </AnchorMdx>
          )}
          {known.note}
        </p>
      )}
    </>
  );
}
