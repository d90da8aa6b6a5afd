import type { DoDontPair } from '../../stories/do-dont.ts';
import { Stepper } from './index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Mark a step that needs attention, even if it was done before.',
    good: (
      <Stepper
        label="Merchant application"
        orientation="vertical"
        steps={[
          { id: 'business', label: 'Business', state: 'done' },
          { id: 'owners', label: 'Owners', state: 'problem', description: 'Add a date of birth' },
          { id: 'bank', label: 'Bank account', state: 'current' },
        ]}
      />
    ),
    dont: 'Don’t show steps that may never happen.',
    bad: (
      <Stepper
        label="Merchant application"
        orientation="vertical"
        steps={[
          { id: 'business', label: 'Business', state: 'done' },
          { id: 'owners', label: 'Owners', state: 'current' },
          { id: 'appeal', label: 'Appeal, if rejected', state: 'upcoming' },
          { id: 'second', label: 'Second appeal', state: 'upcoming' },
        ]}
      />
    ),
  },
];
