import type { DoDontPair } from '../../stories/do-dont.ts';
import { DescriptionList } from '../description-list/index.ts';
import { SsnInput } from './index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Say why you ask. Once it’s stored, show only that it’s on file.',
    good: (
      <SsnInput
        label="Social Security number"
        defaultValue="123456789"
        isConcealed
        description="Used once to verify the owner."
      />
    ),
    dont: 'Don’t show a stored number again.',
    bad: (
      <DescriptionList
        entries={[
          { term: 'Social Security number', value: '123-45-6789' },
          { term: 'Stored on', value: '11-19-2026' },
        ]}
      />
    ),
  },
];
