import * as notifications from '@payfac/api/contract/notifications';
import {
  isUnread,
  type NotificationEvent,
  notificationKindLabels,
} from '@payfac/domain/notifications';
import { accountPicker } from '../../entities/accounts/picker.ts';
import { send } from '../../shared/api/connection.ts';
import { momentColumn } from '../../shared/lists/columns.ts';
import { defineList } from '../../shared/lists/define-list.tsx';
import { Subject } from './subject.tsx';

const acknowledge = ({ notificationEventId }: NotificationEvent) =>
  send(notifications.acknowledge)({ body: { notificationEventId } });

/** One part of the inbox, by its rows' noun. */
const part = (noun: { readonly one: string; readonly many: string }) =>
  defineList(notifications.list, {
    report: 'notifications',
    parent: 'inbox',
    noun,
    rowKey: ({ notificationEventId }) => notificationEventId,
    rowName: ({ title, message }) => `${title}: ${message}`,
    columns: [
      {
        id: 'title',
        header: 'Notification',
        render: (event) => <Subject event={event} />,
        isRowHeader: true,
        content: 'text',
      },
      {
        id: 'kind',
        header: 'Kind',
        render: ({ kind }) => notificationKindLabels[kind],
        isHiddenAtFirst: true,
      },
      { ...momentColumn('createdAt', 'Received'), onCard: 'detail' },
      {
        id: 'acknowledgedBy',
        header: 'Read by',
        render: ({ channels }) => channels.ui.acknowledgedBy ?? '—',
        content: 'name',
        isHiddenAtFirst: true,
      },
    ],
    filters: [
      { kind: 'choices', key: 'kind', label: 'Kind', labels: notificationKindLabels },
      { kind: 'instant-range', from: 'from', to: 'to', label: 'Received' },
      { kind: 'record', key: 'subMerchantId', label: 'Account', picker: accountPicker },
    ],
    defaultSort: '-createdAt',
    empty: 'Disputes, returned payouts, payments, and decisions show up here as they happen.',
    rowActions: [
      {
        label: 'Mark as read',
        isOffered: isUnread,
        run: acknowledge,
        done: ({ title }) => `Marked “${title}” as read.`,
      },
    ],
    bulkActions: [
      {
        label: 'Mark as read',
        past: 'marked as read',
        isOffered: isUnread,
        ask: {
          title: (count) =>
            `Mark ${count} ${count === '1' ? 'notification' : 'notifications'} as read?`,
        },
        each: acknowledge,
      },
    ],
  });

export const unread = part({ one: 'unread notification', many: 'unread notifications' });
export const read = part({ one: 'read notification', many: 'read notifications' });
