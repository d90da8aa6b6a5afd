import { type DoDontPair, unused } from '../../stories/do-dont.ts';
import { DescriptionList } from '../description-list/index.ts';
import { InlineEdit } from './index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Use it for a short text people change on its own.',
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
    dont: 'Don’t use it for formatted values, such as amounts.',
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
