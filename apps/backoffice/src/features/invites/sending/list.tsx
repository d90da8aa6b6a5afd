import * as invitesCalls from '@payfac/api/contract/invites';
import { inviteStatusLabels, listedInviteStatuses } from '@payfac/domain/invites';
import { productFilter } from '../../../entities/products/picker.ts';
import { defineList } from '../../../shared/lists/define-list.tsx';
import { ListView } from '../../../shared/lists/list-view.tsx';
import { countsOf } from '../../../shared/lists/statistics/counts-of.ts';
import { inviteActions } from './actions.tsx';
import { inviteColumns } from './columns.tsx';
import { AddMerchant, NewInvite } from './new-invite.tsx';

const { deleted: _, ...labels } = inviteStatusLabels;

const byStatus = {
  key: 'status',
  tabs: [
    { label: 'All', values: [] },
    ...listedInviteStatuses.map((status) => ({ label: labels[status], values: [status] })),
  ],
} as const;

export const invites = defineList(invitesCalls.list, {
  report: 'invites',
  isLocal: true,
  parent: 'invites',
  noun: { one: 'invite', many: 'invites' },
  rowKey: ({ _id }) => _id,
  rowName: ({ name }) => name,
  columns: inviteColumns,
  filters: [
    productFilter,
    { kind: 'choices', key: 'status', label: 'Status', labels },
    { kind: 'instant-range', from: 'from', to: 'to', label: 'Created' },
    { kind: 'text', key: 'name', label: 'Name' },
    { kind: 'text', key: 'email', label: 'Email' },
    { kind: 'text', key: 'businessName', label: 'Business' },
  ],
  defaultSort: '-createdAt',
  tabs: { ...byStatus, counts: countsOf(invitesCalls.list, byStatus) },
  create: [
    {
      label: 'New invite',
      ability: 'invites.manage',
      dialog: (close) => <NewInvite onClose={close} />,
    },
    {
      label: 'Add merchant',
      ability: 'invites.manage',
      dialog: (close) => <AddMerchant onClose={close} />,
    },
  ],
  empty:
    'Invite a merchant to a product, or upload a file of many. Invites show up here with how far they got.',
  rowActions: inviteActions,
  // Changes made here show at once: `local-changes.ts`.
});

/** The invites and their progress. */
export const Invites = () => <ListView list={invites} isPart />;
