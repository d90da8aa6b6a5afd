import * as notifications from '@payfac/api/contract/notifications';
import { notificationKindLabels } from '@payfac/domain/notifications';
import { accountPicker } from '../../entities/accounts/picker.ts';
import { defineList } from '../../shared/lists/define-list.tsx';
import type { FilterOf } from '../../shared/lists/filters/filter.ts';
import { EventRows } from './event-rows.tsx';

/** Read at a glance and by the day, so a page holds as many as the platform gives at once. */
const pageSize = 100;

interface Part {
  readonly noun: { readonly one: string; readonly many: string };
  readonly emptyTitle: string;
  readonly empty: string;
  readonly filters?: readonly FilterOf<typeof notifications.list.query>[];
}

/** One part of the inbox. */
const part = ({ filters = [], ...words }: Part) =>
  defineList(notifications.list, {
    report: 'notifications',
    parent: 'inbox',
    ...words,
    rowKey: ({ notificationEventId }) => notificationEventId,
    rowName: ({ title, message }) => `${title}: ${message}`,
    columns: [],
    Rows: EventRows,
    pageSize,
    filters: [
      ...filters,
      { kind: 'instant-range', from: 'from', to: 'to', label: 'Received' },
      { kind: 'record', key: 'subMerchantId', label: 'Account', picker: accountPicker },
    ],
    defaultSort: '-createdAt',
  });

export const waiting = part({
  noun: { one: 'notification', many: 'notifications' },
  emptyTitle: 'Nothing needs you',
  empty: 'Disputes to answer, returned payouts, severe alerts, and applications show up here.',
});

export const updates = part({
  noun: { one: 'update', many: 'updates' },
  emptyTitle: 'No unread updates',
  empty: 'Payments, decisions, and changes show up here as they happen.',
});

export const read = part({
  noun: { one: 'read notification', many: 'read notifications' },
  emptyTitle: 'No read notifications yet',
  empty: 'What you mark as read moves here.',
  filters: [{ kind: 'choices', key: 'kind', label: 'Kind', labels: notificationKindLabels }],
});
