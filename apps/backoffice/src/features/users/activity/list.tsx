import * as activities from '@payfac/api/contract/activities';
import { securityEventLabels, type UserActivity } from '@payfac/domain/activities';
import { displayTransactionId } from '@payfac/domain/transactions';
import { AccountLink } from '../../../entities/accounts/account-link.tsx';
import { accountPicker } from '../../../entities/accounts/picker.ts';
import { personPicker } from '../../../entities/users/picker.ts';
import { TwoLines } from '../../../shared/lists/cells.tsx';
import { defineList } from '../../../shared/lists/define-list.tsx';
import { ListView } from '../../../shared/lists/list-view.tsx';
import { showDateTime, zoneInHeaders } from '../../../shared/time/show.ts';

/** The target's name; payments have none and are shown by ID. */
const targetOf = ({ target, targetName }: UserActivity): string =>
  targetName ?? (target === null ? '—' : displayTransactionId(target));

/** Users who may not look up others filter by username. */
const person = { picker: personPicker, ability: 'sidebar.users.manage' } as const;

export const activity = defineList(activities.list, {
  report: 'user-activities',
  parent: 'users',
  noun: { one: 'activity', many: 'activities' },
  rowKey: ({ activityId }) => activityId,
  rowName: ({ message, username }) => `${message}, ${username}`,
  columns: [
    {
      id: 'createdAt',
      header: () => `Time (${zoneInHeaders()})`,
      render: ({ createdAt }) => showDateTime(createdAt),
      sort: 'createdAt',
      firstDirection: 'descending',
      content: 'date',
    },
    {
      id: 'username',
      header: 'User',
      render: ({ username, actorUsername, actorUserId }) => {
        const actor = actorUsername ?? actorUserId;
        return <TwoLines first={username} second={actor === null ? username : `by ${actor}`} />;
      },
      sort: 'username',
      content: 'name',
      onCard: 'detail',
      noteOnCard: ({ createdAt }) => showDateTime(createdAt),
    },
    {
      id: 'message',
      header: 'Activity',
      render: ({ message }) => message,
      isRowHeader: true,
    },
    {
      id: 'actorUserId',
      header: 'Acting admin',
      render: ({ actorUsername, actorUserId }) => actorUsername ?? actorUserId ?? '—',
      content: 'name',
      // Named below the user.
      isHiddenAtFirst: true,
    },
    { id: 'target', header: 'On', render: targetOf, content: 'name' },
    {
      id: 'subMerchantId',
      header: 'Account',
      render: ({ accountName, subMerchantId }) =>
        subMerchantId === null ? (
          '—'
        ) : (
          <AccountLink of={{ subMerchantId, accountName: accountName ?? subMerchantId }} />
        ),
      content: 'name',
    },
    { id: 'ip', header: 'IP', render: ({ ip }) => ip ?? '—', content: 'text' },
    {
      id: 'action',
      header: 'Action',
      render: ({ action }) => action,
      sort: 'action',
      content: 'text',
      isHiddenAtFirst: true,
    },
  ],
  filters: [
    { kind: 'instant-range', from: 'from', to: 'to', label: 'Time' },
    { kind: 'record', key: 'userId', label: 'User', ...person },
    { kind: 'record', key: 'subMerchantId', label: 'Account', picker: accountPicker },
    { kind: 'choices', key: 'securityEvent', label: 'Security', labels: securityEventLabels },
    { kind: 'text', key: 'username', label: 'Username' },
    { kind: 'text', key: 'action', label: 'Action' },
    { kind: 'text', key: 'target', label: 'Acted on' },
    { kind: 'text', key: 'ip', label: 'IP' },
    { kind: 'record', key: 'actorUserId', label: 'Acting admin', ...person },
  ],
  defaultSort: '-createdAt',
  empty:
    'What people do here, and what they are refused, shows up with their name, the time, and their IP.',
});

/** Users' activities, including actions on behalf of others. */
export const Activity = () => <ListView list={activity} prefix="activity" />;
