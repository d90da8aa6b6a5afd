import { type DoDontPair, unused } from '../../stories/do-dont.ts';
import { InboxList } from './index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Link to where people can act, with the newest event first.',
    good: (
      <InboxList
        label="Notifications"
        items={[
          {
            id: '1',
            href: '#dispute',
            title: 'Dispute over $124.80 opened',
            detail: 'Respond by 12-04-2026',
            time: '9:12 AM',
            isUnread: true,
          },
          {
            id: '2',
            href: '#payout',
            title: 'Payout of $8,214.10 failed',
            detail: 'Check the bank account',
            time: '11-24-2026',
            isUnread: false,
          },
        ]}
        onRead={unused}
      />
    ),
    dont: 'Don’t list people’s own actions.',
    bad: (
      <InboxList
        label="Notifications"
        items={[
          { id: '1', href: '#signed-in', title: 'You signed in', time: '9:02 AM', isUnread: true },
          {
            id: '2',
            href: '#exported',
            title: 'You exported transactions',
            time: '8:58 AM',
            isUnread: true,
          },
        ]}
        onRead={unused}
      />
    ),
  },
];
