import type { list as listApplicants } from '@payfac/api/contract/applicants';
import * as applicantsCalls from '@payfac/api/contract/applicants';
import { applicationStatusLabels } from '@payfac/domain/accounts';
import type { Applicant } from '@payfac/domain/invites';
import { AccountStatusBadge } from '../../../entities/accounts/status-badge.tsx';
import { productFilter } from '../../../entities/products/picker.ts';
import { send } from '../../../shared/api/connection.ts';
import { momentColumn } from '../../../shared/lists/columns.ts';
import type { ListColumn } from '../../../shared/lists/declaration.ts';
import { defineList } from '../../../shared/lists/define-list.tsx';
import type { SortKey } from '../../../shared/lists/filters/filter-keys.ts';
import { ListView } from '../../../shared/lists/list-view.tsx';
import { showDateTime, zoneInHeaders } from '../../../shared/time/show.ts';
import { ProductName, personColumns } from '../columns.tsx';

const applicantColumns: readonly ListColumn<Applicant, SortKey<typeof listApplicants.query>>[] = [
  ...personColumns<Applicant>(),
  {
    id: 'product',
    header: 'Product',
    render: ({ spProductId }) => <ProductName id={spProductId} />,
    content: 'name',
  },
  {
    id: 'status',
    header: 'Application',
    render: ({ status }) => <AccountStatusBadge status={status} />,
    content: 'status',
    onCard: 'status',
  },
  {
    id: 'lastSignInAt',
    header: () => `Last sign-in (${zoneInHeaders()})`,
    render: ({ lastSignInAt }) => (lastSignInAt ? showDateTime(lastSignInAt) : 'Never'),
    content: 'date',
  },
  momentColumn('createdAt', 'Created'),
];

export const applicants = defineList(applicantsCalls.list, {
  report: 'applicants',
  parent: 'invites',
  noun: { one: 'applicant', many: 'applicants' },
  rowKey: ({ id }) => id,
  rowName: ({ name }) => name,
  detail: {
    load: async (id, signal) =>
      (await send(applicantsCalls.get)({ params: { id } }, { signal })).data,
    title: ({ name }) => name,
    story: async () => (await import('./detail.tsx')).useApplicantStory,
  },
  columns: applicantColumns,
  filters: [
    productFilter,
    {
      kind: 'choices',
      key: 'status',
      label: 'Application',
      labels: applicationStatusLabels,
    },
    { kind: 'instant-range', from: 'from', to: 'to', label: 'Created' },
    { kind: 'text', key: 'name', label: 'Name' },
    { kind: 'text', key: 'email', label: 'Email' },
  ],
  defaultSort: '-createdAt',
  empty: 'People who begin an application, from an invite or without one, show up here.',
});

/** Applicants for an account with a product, and the progress of their applications. */
export const Applicants = () => <ListView list={applicants} isPart />;
