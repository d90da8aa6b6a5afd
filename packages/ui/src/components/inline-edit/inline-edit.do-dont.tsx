import { type DoDontPair, unused } from '../../stories/do-dont.ts';
import { DescriptionList } from '../description-list/index.ts';
import { InlineEdit } from './index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Use it for a short text that people change by itself.',
    good: (
      <DescriptionList
        entries={[
          {
            term: 'Nickname',
            value: <InlineEdit label="Nickname" value="Mercer St register" onSave={unused} />,
          },
        ]}
      />
    ),
    dont: 'Don’t use it for values with a format of their own.',
    bad: (
      <DescriptionList
        entries={[
          {
            term: 'Routing number',
            value: <InlineEdit label="Routing number" value="021000021" onSave={unused} />,
          },
          {
            term: 'Daily limit',
            value: <InlineEdit label="Daily limit" value="$5,000.00" onSave={unused} />,
          },
        ]}
      />
    ),
  },
];
