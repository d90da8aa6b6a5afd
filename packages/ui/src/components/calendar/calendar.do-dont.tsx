import type { DoDontPair } from '../../stories/do-dont.ts';
import { Calendar } from './index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Name each event in words.',
    good: (
      <Calendar
        label="Payouts"
        defaultMonth="2026-11-01"
        defaultValue="2026-11-20"
        marks={[
          { date: '2026-11-13', label: 'Paid $8,214.10', tone: 'success' },
          { date: '2026-11-20', label: 'Payout failed', tone: 'danger' },
        ]}
      />
    ),
    dont: 'Don’t mark days with text that says nothing.',
    bad: (
      <Calendar
        label="Payouts"
        defaultMonth="2026-11-01"
        defaultValue="2026-11-20"
        marks={[
          { date: '2026-11-13', label: 'Green', tone: 'success' },
          { date: '2026-11-20', label: 'Red', tone: 'danger' },
        ]}
      />
    ),
  },
];
