import type { DoDontPair } from '../../stories/do-dont.ts';
import { MultiSelect } from './index.ts';

const options = ['Declined', 'Voided', 'Refunded', 'Settled'].map((label) => ({
  value: label,
  label,
}));

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Use it when people can select several options.',
    good: <MultiSelect label="Status" options={options} defaultValue={['Declined', 'Voided']} />,
    dont: 'Don’t use it for a single option.',
    bad: (
      <MultiSelect
        label="Payout schedule"
        description="Choose only one."
        options={[
          { value: 'daily', label: 'Daily' },
          { value: 'weekly', label: 'Weekly' },
        ]}
        defaultValue={['daily', 'weekly']}
      />
    ),
  },
];
