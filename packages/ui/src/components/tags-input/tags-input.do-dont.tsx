import type { DoDontPair } from '../../stories/do-dont.ts';
import { TagsInput } from './index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Use it for several short values whose order doesn’t matter.',
    good: (
      <TagsInput
        label="Alert these addresses"
        defaultValue={['risk@harbor.test', 'ops@harbor.test']}
        description="Press Enter after each."
      />
    ),
    dont: 'Don’t use it for one value.',
    bad: <TagsInput label="Legal name" defaultValue={['Blue', 'Door', 'Cafe', 'LLC']} />,
  },
];
