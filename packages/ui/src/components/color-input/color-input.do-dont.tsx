import type { DoDontPair } from '../../stories/do-dont.ts';
import { ColorInput } from './index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Keep the preview on: it picks the text color as the product does and shows the contrast.',
    good: <ColorInput label="Brand color" defaultValue="#f2b705" />,
    dont: 'Don’t make people guess how readable text on their color is.',
    bad: <ColorInput label="Brand color" defaultValue="#f2b705" hasPreview={false} />,
  },
];
