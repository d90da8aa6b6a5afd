import type { DoDontPair } from '../../stories/do-dont.ts';
import { StillMenu } from '../../stories/still.tsx';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Put destructive actions last, in a group of their own.',
    good: (
      <StillMenu
        label="Payment"
        entries={[
          {
            id: 'safe',
            entries: [
              { id: 'open', label: 'Open payment' },
              { id: 'refund', label: 'Refund payment' },
            ],
          },
          { id: 'risky', entries: [{ id: 'void', label: 'Void payment', tone: 'danger' }] },
        ]}
      />
    ),
    dont: 'Don’t put a destructive action where a quick click lands.',
    bad: (
      <StillMenu
        label="Payment"
        entries={[
          { id: 'void', label: 'Void payment' },
          { id: 'open', label: 'Open payment' },
          { id: 'refund', label: 'Refund payment' },
        ]}
      />
    ),
  },
];
