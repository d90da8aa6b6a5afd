import type { DoDontPair } from '../../stories/do-dont.ts';
import { DateRangePicker } from './index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Store the preset’s name, so that the range moves with the calendar.',
    good: <DateRangePicker label="Period" defaultValue={{ id: 'last30Days' }} />,
    dont: 'Don’t store a preset as two dates.',
    bad: (
      <DateRangePicker
        label="Period"
        defaultValue={{ id: 'custom', from: '2026-10-27', to: '2026-11-25' }}
      />
    ),
  },
];
