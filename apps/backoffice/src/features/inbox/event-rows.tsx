import {
  isUnread,
  type NotificationEvent,
  type NotificationKind,
} from '@payfac/domain/notifications';
import {
  AccountIcon,
  BankIcon,
  DisputeIcon,
  PayoutIcon,
  RiskIcon,
  TransactionIcon,
  WebhookIcon,
} from '@payfac/ui/icons';
import { type InboxItem, InboxList } from '@payfac/ui/inbox-list';
import { useRef } from 'react';
import { markRead } from '../../entities/notifications/mark-read.tsx';
import { targetOf } from '../../entities/notifications/target.ts';
import { notifyFailure } from '../../shared/notify/notify.ts';
import { useHolder } from '../../shared/session/session.ts';
import { showDayInWords, showTime } from '../../shared/time/show.ts';
import { foldEvents } from './fold.ts';

const icons: Readonly<Record<NotificationKind, typeof RiskIcon>> = {
  'alert-raised': RiskIcon,
  'application-submitted': AccountIcon,
  'information-requested': AccountIcon,
  'application-decided': AccountIcon,
  'dispute-opened': DisputeIcon,
  'dispute-updated': DisputeIcon,
  'payment-received': TransactionIcon,
  'payout-failed': PayoutIcon,
  'payout-account-changed': BankIcon,
  'webhook-failing': WebhookIcon,
};

interface EventRowsProps {
  readonly rows: readonly NotificationEvent[];
}

/** Notifications by day; the same event several times is one entry. */
export function EventRows({ rows }: EventRowsProps) {
  const holder = useHolder();
  const list = useRef<HTMLDivElement>(null);
  const folds = foldEvents(rows, showDayInWords);

  const itemOf = (event: NotificationEvent): InboxItem => {
    const Icon = icons[event.kind];
    return {
      id: event.notificationEventId,
      title: event.title,
      detail: event.message,
      time: showTime(event.createdAt),
      href: targetOf(event, holder),
      isUnread: isUnread(event),
      icon: <Icon size={16} />,
    };
  };

  async function read(id: string): Promise<void> {
    // The pressed button disappears with its entry, so move the focus to the list.
    list.current?.focus();
    const fold = folds.find((each) => each.id === id);
    const ids = fold ? fold.events.map((event) => event.notificationEventId) : [id];
    await markRead(ids).catch(notifyFailure);
  }

  return (
    <div ref={list} tabIndex={-1}>
      <InboxList
        label="Notifications"
        onRead={(id) => void read(id)}
        items={folds.map(({ id, day, events }) => {
          const [first, ...others] = events;
          const item = { ...itemOf(first), group: day };
          if (others.length === 0) return item;
          return { ...item, id, folded: events.map(itemOf) };
        })}
      />
    </div>
  );
}
