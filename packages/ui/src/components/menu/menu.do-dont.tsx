import type { DoDontPair } from '../../stories/do-dont.ts';
import { StillMenu } from '../../stories/still.tsx';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Put destructive actions last, in a group of their own with the danger tone.',
    good: (
      <StillMenu
        label="Invoice"
        entries={[
          {
            id: 'use',
            entries: [
              { id: 'send', label: 'Send reminder' },
              { id: 'copy', label: 'Copy payment link' },
            ],
          },
          { id: 'end', entries: [{ id: 'cancel', label: 'Cancel invoice', tone: 'danger' }] },
        ]}
      />
    ),
    dont: 'Don’t mix destructive actions with everyday ones.',
    bad: (
      <StillMenu
        label="Invoice"
        entries={[
          { id: 'send', label: 'Send reminder' },
          { id: 'cancel', label: 'Cancel invoice' },
          { id: 'copy', label: 'Copy payment link' },
        ]}
      />
    ),
  },
];
