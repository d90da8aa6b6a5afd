import type { DoDontPair } from '../../stories/do-dont.ts';
import { Text } from '../typography/index.ts';
import { Kbd } from './index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Use one `Kbd` for each key, where the sentence names it.',
    good: (
      <Text>
        Press <Kbd>Ctrl</Kbd> <Kbd>K</Kbd> to open the command palette.
      </Text>
    ),
    dont: 'Don’t join keys in one cap, and don’t use it for values.',
    bad: (
      <Text>
        Press <Kbd>Ctrl+K</Kbd> and type <Kbd>txn_0042</Kbd>.
      </Text>
    ),
  },
];
