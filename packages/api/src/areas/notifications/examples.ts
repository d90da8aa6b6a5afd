import type { ExamplesOf } from '../../kernel/examples.ts';
import type { notifications } from './contract.ts';

const event = {
  notificationEventId: 'ntf_000000077',
  kind: 'payout-failed',
  title: 'A payout came back',
  message: 'The bank returned $1,786.28 to Copper Kettle Roasters: R03, no account.',
  subMerchantId: 'sm_0007',
  targetId: 'pay_000000138',
  channels: { ui: { acknowledgedAt: null, acknowledgedBy: null } },
  createdAt: '2026-03-05T13:02:11.000Z',
} as const;

export const notificationsExamples: ExamplesOf<typeof notifications> = {
  kinds: {
    response: {
      data: [
        { kind: 'payout-failed', channels: ['ui', 'email'] },
        { kind: 'dispute-opened', channels: ['ui'] },
      ],
      count: 2,
    },
  },
  acknowledge: {
    body: { notificationEventId: event.notificationEventId },
    response: {
      ...event,
      channels: {
        ui: { acknowledgedAt: '2026-03-05T13:20:00.000Z', acknowledgedBy: 'admin@harbor' },
      },
    },
  },
  list: { query: { acknowledged: 'false' }, response: { data: [event], count: 1 } },
};
