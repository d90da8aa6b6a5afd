import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { sanitize } from 'storybook/internal/csf';
import { Words } from './words.tsx';

interface RelatedProps {
  /** Titles of pages as the navigation has them, such as 'Fields/Select', and when to go there. */
  readonly components: readonly (readonly [title: string, reason: string])[];
}

/** Components to think of instead of this one or beside it. */
export function Related({ components }: RelatedProps) {
  return (
    <ul>
      {components.map(([title, reason]) => (
        <li key={title}>
          <AnchorMdx href={`?path=/docs/${sanitize(title)}--docs`} target="">
            {title.slice(title.indexOf('/') + 1)}
          </AnchorMdx>
          : <Words>{reason}</Words>
        </li>
      ))}
    </ul>
  );
}
