import type { DoDontPair } from '../../stories/do-dont.ts';
import { RadioGroup } from './index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Disable an option that isn’t available, and say why in its description.',
    good: (
      <RadioGroup
        label="Payout speed"
        defaultValue="standard"
        options={[
          { value: 'standard', label: 'Standard', description: 'Two business days, free' },
          {
            value: 'instant',
            label: 'Instant',
            description: 'Needs a debit card on file',
            isDisabled: true,
          },
        ]}
      />
    ),
    dont: 'Don’t hide it, leaving a single option.',
    bad: (
      <RadioGroup
        label="Payout speed"
        defaultValue="standard"
        options={[{ value: 'standard', label: 'Standard' }]}
      />
    ),
  },
];
