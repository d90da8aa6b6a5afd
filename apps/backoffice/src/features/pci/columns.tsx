import type { list } from '@payfac/api/contract/applications';
import {
  type Application,
  applicationStatusLabels,
  noticeAddressOf,
} from '@payfac/domain/accounts';
import { TwoLines } from '../../shared/lists/cells.tsx';
import type { ListColumn } from '../../shared/lists/declaration.ts';
import type { SortKey } from '../../shared/lists/filters/filter-keys.ts';
import { showDate, zoneInHeaders } from '../../shared/time/show.ts';
import { expiryOf, lastScanOf, PciStatusBadge } from './standing.tsx';

const pciOf = ({ settings }: Application) => settings.pci;

export const pciColumns: readonly ListColumn<Application, SortKey<typeof list.query>>[] = [
  {
    id: 'business',
    header: 'Business',
    render: ({ identity: { business } }) => (
      <TwoLines first={business.dbaName} second={business.legalName} />
    ),
    sort: 'dbaName',
    isRowHeader: true,
    content: 'name',
  },
  {
    id: 'pciStatus',
    header: 'PCI status',
    render: (row) => <PciStatusBadge status={pciOf(row).status} />,
    sort: 'pciStatus',
    content: 'status',
    onCard: 'status',
  },
  {
    id: 'questionnaire',
    header: 'SAQ type',
    render: (row) => pciOf(row).questionnaire ?? '—',
  },
  {
    id: 'completedAt',
    header: () => `Attested (${zoneInHeaders()})`,
    render: (row) => {
      const { completedAt } = pciOf(row);
      return completedAt === null ? '—' : showDate(completedAt);
    },
    content: 'date',
  },
  {
    id: 'pciExpiresOn',
    header: 'Expires',
    render: (row) => expiryOf(pciOf(row)),
    sort: 'pciExpiresOn',
    content: 'date',
    onCard: 'detail',
  },
  {
    id: 'lastScanOn',
    header: 'Last scan',
    render: (row) => lastScanOf(pciOf(row)),
    content: 'date',
  },
  {
    id: 'remindedAt',
    header: () => `Reminded (${zoneInHeaders()})`,
    render: (row) => {
      const { remindedAt } = pciOf(row);
      return remindedAt === null ? '—' : showDate(remindedAt);
    },
    content: 'date',
  },
  {
    id: 'email',
    header: 'Contact',
    render: (row) => noticeAddressOf(row) ?? '—',
    content: 'text',
    isHiddenAtFirst: true,
  },
  {
    id: 'status',
    header: 'Account status',
    render: ({ status }) => applicationStatusLabels[status],
    sort: 'status',
    isHiddenAtFirst: true,
  },
  {
    id: 'product',
    header: 'Product',
    render: ({ spProductName }) => spProductName,
    content: 'name',
    isHiddenAtFirst: true,
  },
];
