import type { DoDontPair } from '../../stories/do-dont.ts';
import { Timeline } from './index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Put the newest event first, and say who acted.',
    good: (
      <Timeline
        label="Payment timeline"
        events={[
          {
            id: '2',
            title: 'Refunded $10.00',
            actor: 'Ada Lovelace',
            time: '11/25/26 09:12 AM',
            tone: 'info',
          },
          {
            id: '1',
            title: 'Captured $124.80',
            actor: 'Grace Hopper',
            time: '11/24/26 04:40 PM',
            tone: 'success',
          },
        ]}
      />
    ),
    dont: 'Don’t leave out the actor, or rely on the tone to say what happened.',
    bad: (
      <Timeline
        label="Payment timeline"
        events={[
          { id: '1', title: 'Status changed', time: '11/24/26 04:40 PM', tone: 'success' },
          { id: '2', title: 'Status changed', time: '11/25/26 09:12 AM', tone: 'danger' },
        ]}
      />
    ),
  },
];
