import type { DoDontPair } from '../../stories/do-dont.ts';
import { DateInput } from './index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Let people type a date of birth.',
    good: <DateInput label="Date of birth" defaultValue="1984-03-09" hasCalendar={false} />,
    dont: 'Don’t show a calendar for a date of birth: set `hasCalendar={false}`.',
    bad: <DateInput label="Date of birth" defaultValue="1984-03-09" />,
  },
];
