import { catalog } from 'virtual:payfac-catalog';
import { AnchorMdx } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import type { DoDontPair } from '../../packages/ui/src/stories/do-dont.ts';
import { Words } from '../blocks/words.tsx';

const pictures = import.meta.glob<readonly DoDontPair[]>(
  '../../packages/ui/src/components/*/*.do-dont.tsx',
  { import: 'pairs', eager: true },
);

/** The component's right use from its page, not interactive. */
const pictureOf = (folder: string): ReactNode =>
  Object.entries(pictures).find(([path]) => path.includes(`/components/${folder}/`))?.[1][0]?.good;

/** Most wanted groups first; icons are with the foundations. */
const groups = [
  ['Actions', 'What people can do.'],
  ['Money', 'Amounts, shown and entered.'],
  ['Data', 'Records, and lists of them.'],
  ['Fields', 'Form inputs.'],
  ['Charts', 'Figures as pictures.'],
  ['Feedback', 'Status, progress, and results.'],
  ['Overlays', 'What opens above the page.'],
  ['Navigation', 'Ways to get around.'],
  ['Layout', 'The structure of pages.'],
  ['Foundations', 'What all components are built from.'],
] as const;

/** Every component with a picture and a sentence, by group. */
export function Gallery() {
  return groups.map(([group, purpose]) => (
    <section key={group} className="pf-gallery">
      <h2>{group}</h2>
      <p>{purpose}</p>
      <ul>
        {catalog
          .filter((entry) => entry.group === group)
          .map(({ folder, id, name, sentence }) => (
            <li key={folder} className="pf-gallery-card">
              <div className="pf-gallery-picture sb-unstyled" inert>
                <div>{pictureOf(folder)}</div>
              </div>
              <AnchorMdx href={`?path=/docs/${id}--docs`} target="">
                {name}
              </AnchorMdx>
              <span>
                <Words>{sentence}</Words>
              </span>
            </li>
          ))}
      </ul>
    </section>
  ));
}
