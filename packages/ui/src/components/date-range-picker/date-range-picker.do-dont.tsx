import type { DoDontPair } from '../../stories/do-dont.ts';
import { DateRangePicker } from './index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Keep the name of a period, so that it moves on with the days.',
    good: <DateRangePicker label="Period" defaultValue={{ id: 'last30Days' }} />,
    dont: 'Don’t store the two dates of a named period.',
    bad: (
      <DateRangePicker
        label="Period"
        defaultValue={{ id: 'custom', from: '2026-10-27', to: '2026-11-25' }}
      />
    ),
  },
];
