import type { DoDontPair } from '../../stories/do-dont.ts';
import { Text } from '../typography/index.ts';
import { Kbd } from './index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Use one `Kbd` per key.',
    good: (
      <Text>
        Press <Kbd>Tab</Kbd>, then <Kbd>Enter</Kbd>, to charge the card.
      </Text>
    ),
    dont: 'Don’t put several keys in one cap, and don’t use it for values.',
    bad: (
      <Text>
        Press <Kbd>Tab, Enter</Kbd> and type <Kbd>48.20</Kbd>.
      </Text>
    ),
  },
];
