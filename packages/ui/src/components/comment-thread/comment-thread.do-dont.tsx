import type { DoDontPair } from '../../stories/do-dont.ts';
import { CommentThread } from './index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Show the oldest comment first, as in a conversation.',
    good: (
      <CommentThread
        label="Notes"
        comments={[
          {
            id: '1',
            author: 'Ada Lovelace',
            time: '11/24/26 09:12 AM',
            body: 'Cardholder says she never got the order.',
          },
          {
            id: '2',
            author: 'Grace Hopper',
            time: '11/24/26 10:05 AM',
            body: 'Tracking shows it was delivered 11/19.',
          },
        ]}
      />
    ),
    dont: 'Don’t mix in system events. They belong in a `Timeline`.',
    bad: (
      <CommentThread
        label="Notes"
        comments={[
          {
            id: '1',
            author: 'System',
            time: '11/24/26 09:00 AM',
            body: 'status: captured → settled',
          },
          {
            id: '2',
            author: 'Ada Lovelace',
            time: '11/24/26 09:12 AM',
            body: 'Cardholder says she never got the order.',
          },
          { id: '3', author: 'System', time: '11/24/26 09:13 AM', body: 'webhook delivered (200)' },
        ]}
      />
    ),
  },
];
