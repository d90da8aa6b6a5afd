import { catalog } from 'virtual:payfac-catalog';
import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { Words } from './words.tsx';

interface RelatedProps {
  /** Names of components as the navigation has them, such as 'Combo box', and when to go there. */
  readonly components: readonly (readonly [name: string, reason: string])[];
}

/** Components to think of instead of this one or beside it. */
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
