import type { DoDontPair } from '../../stories/do-dont.ts';
import { ColorInput } from './index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Leave the preview on: it sets text by the product’s own rule and shows the contrast.',
    good: <ColorInput label="Brand color" defaultValue="#f2b705" />,
    dont: 'Don’t leave people to guess how text on their color reads.',
    bad: <ColorInput label="Brand color" defaultValue="#f2b705" hasPreview={false} />,
  },
];
