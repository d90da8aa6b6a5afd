import type { DoDontPair } from '../../stories/do-dont.ts';
import { Text } from '../typography/index.ts';
import { Link } from './index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Say in the link’s text where it goes.',
    good: (
      <Text>
        This card was declined 3 times. <Link href="#declines">View declines</Link>
      </Text>
    ),
    dont: 'Don’t write “Click here” or “Learn more”.',
    bad: (
      <Text>
        This card was declined 3 times. <Link href="#declines">Click here</Link> to view its
        declines.
      </Text>
    ),
  },
];
