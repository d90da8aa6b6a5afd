import { can, type Holder } from '@payfac/domain/access';
import { disputeStatusLabels } from '@payfac/domain/disputes';
import { Link } from '@payfac/ui/link';
import type { Timeline } from '../../../entities/transactions/transaction.tsx';
import { recordAt } from '../../../shared/address.ts';
import type { Station } from '../../../shared/lists/detail/story/story.ts';
import { showDate, showDay, showMoment } from '../../../shared/time/show.ts';

type Event = Timeline['data'][number]['event'];

/** Final events, after which no money moves, with their names. */
const ends: Partial<Readonly<Record<Timeline['transaction']['status'], [Event, string]>>> = {
  declined: ['declined', 'Declined'],
  voided: ['voided', 'Voided'],
  expired: ['expired', 'Expired'],
  reversed: ['reversed', 'Reversed'],
};

/** When an event last occurred; undefined if it hasn't. */
const lastOf = ({ data }: Timeline, ...events: readonly Event[]): Date | undefined =>
  data.findLast(({ event }) => events.includes(event))?.at;

function paidOut(
  { relations: { settlement } }: Timeline,
  holder: Holder,
  state: 'here' | 'passed',
): Station {
  if (!settlement?.payoutId) return { name: 'Pays out', state: 'ahead' };
  const { payoutId } = settlement;
  return {
    name: 'In a payout',
    note: can(holder, 'sidebar.payouts') ? (
      <Link href={recordAt('/reporting/payouts', payoutId)}>{payoutId}</Link>
    ) : (
      payoutId
    ),
    state,
  };
}

/** What took the money back after it had settled. */
function takenBack({ transaction, relations: { disputes } }: Timeline): readonly Station[] {
  const [dispute] = disputes;
  if (dispute)
    return [{ name: 'Disputed', note: disputeStatusLabels[dispute.status], state: 'stopped' }];
  const { status } = transaction;
  if (status === 'refunded') return [{ name: 'Refunded', state: 'stopped' }];
  if (status === 'returned') return [{ name: 'Returned', state: 'stopped' }];
  return [];
}

/** What a payment waits for before it can settle. */
function waitingOf({ transaction: { status, expiresAt } }: Timeline): Station | undefined {
  if (status === 'for-review') return { name: 'Held for review', state: 'waits' };
  if (status === 'unknown') return { name: 'Awaiting processor', state: 'waits' };
  if (status !== 'authorized') return undefined;
  return {
    name: 'Awaits capture',
    note: expiresAt && `by ${showDate(expiresAt)}`,
    state: 'here',
  };
}

/** Where a payment's money was, is, and goes next. */
export function stationsOf(timeline: Timeline, holder: Holder): readonly Station[] {
  const { transaction, relations, voidableUntil } = timeline;
  const { status, createdAt, capturedAmount } = transaction;
  const end = ends[status];
  const begun: Station = {
    name: capturedAmount > 0 && transaction.operation === 'sale' ? 'Paid' : 'Authorized',
    note: showDate(createdAt),
    state: 'passed',
  };
  if (status === 'declined') return [{ ...begun, name: 'Declined', state: 'stopped' }];
  if (end) {
    const at = lastOf(timeline, end[0]);
    return [begun, { name: end[1], note: at && showDate(at), state: 'stopped' }];
  }
  const capturedAt = lastOf(timeline, 'captured');
  const { settlement } = relations;
  const waits = waitingOf(timeline);
  if (waits)
    return [
      begun,
      waits,
      { name: 'Settles', state: 'ahead' },
      { name: 'Pays out', state: 'ahead' },
    ];
  const back = takenBack(timeline);
  const isOn = back.length === 0;
  return [
    begun,
    ...(transaction.operation === 'auth' && capturedAt
      ? [{ name: 'Captured', note: showDate(capturedAt), state: 'passed' } as const]
      : []),
    ...(settlement
      ? [
          {
            name: 'Settled',
            note: showDay(settlement.businessDate),
            state: isOn && settlement.payoutId === null ? 'here' : 'passed',
          } as const,
        ]
      : []),
    ...(!settlement && isOn
      ? [
          {
            name: 'Settles',
            note: voidableUntil && `after ${showMoment(voidableUntil)}`,
            state: 'here',
          } as const,
        ]
      : []),
    ...(isOn || settlement?.payoutId ? [paidOut(timeline, holder, isOn ? 'here' : 'passed')] : []),
    ...back,
  ];
}
