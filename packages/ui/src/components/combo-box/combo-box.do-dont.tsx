import type { DoDontPair } from '../../stories/do-dont.ts';
import { ComboBox } from './index.ts';

const statuses = [
  { value: 'open', label: 'Open' },
  { value: 'won', label: 'Won' },
  { value: 'lost', label: 'Lost' },
];

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Use it when there is too much to scroll, and let people type a code as well as a name.',
    good: (
      <ComboBox
        label="Merchant category"
        options={[{ value: '5814', label: '5814 Fast food restaurants' }]}
        defaultValue="5814"
        description="Type a code or a name."
      />
    ),
    dont: 'Don’t use it for fewer than ten options. A `Select` shows them all at once.',
    bad: (
      <ComboBox label="Dispute status" options={statuses} placeholder="Type to search 3 statuses" />
    ),
  },
];
