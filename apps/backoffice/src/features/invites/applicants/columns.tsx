import type { list as listApplicants } from '@payfac/api/contract/applicants';
import type { Applicant } from '@payfac/domain/invites';
import { AccountStatusBadge } from '../../../entities/accounts/status-badge.tsx';
import { ProductName } from '../../../entities/products/product-name.tsx';
import { momentColumn } from '../../../shared/lists/columns.ts';
import type { ListColumn } from '../../../shared/lists/declaration.ts';
import type { SortKey } from '../../../shared/lists/filters/filter-keys.ts';
import { WrappedAddress } from '../../../shared/lists/wrapping.tsx';
import { showDateTime, zoneInHeaders } from '../../../shared/time/show.ts';

export const applicantColumns: readonly ListColumn<
  Applicant,
  SortKey<typeof listApplicants.query>
>[] = [
  {
    id: 'name',
    header: 'Name',
    render: ({ name }) => name,
    sort: 'name',
    isRowHeader: true,
    content: 'name',
  },
  {
    id: 'email',
    header: 'Email',
    render: ({ email }) => <WrappedAddress address={email} />,
    onCard: 'detail',
    noteOnCard: ({ businessName }) => businessName ?? '',
  },
  {
    id: 'businessName',
    header: 'Business',
    render: ({ businessName }) => businessName ?? '—',
    content: 'name',
  },
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
