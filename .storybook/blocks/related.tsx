import { catalog } from 'virtual:payfac-catalog';
import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { Words } from './words.tsx';

interface RelatedProps {
  /** Component names as in the navigation, such as 'Combo box', and when to use each. */
  readonly components: readonly (readonly [name: string, reason: string])[];
}

/** Components to consider instead of this one or with it. */
export function Related({ components }: RelatedProps) {
  return (
    <ul>
      {components.map(([name, reason]) => (
        <li key={name}>
          <AnchorMdx
            href={`?path=/docs/${catalog.find((entry) => entry.name === name)?.id}--docs`}
            target=""
          >
            {name}
          </AnchorMdx>
          : <Words>{reason}</Words>
        </li>
      ))}
    </ul>
  );
}
