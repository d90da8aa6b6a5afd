import type { list } from '@payfac/api/contract/products';
import type { Product } from '@payfac/domain/products';
import { StatusBadge } from '@payfac/ui/badge';
import { Link } from '@payfac/ui/link';
import { momentColumn } from '../../shared/lists/columns.ts';
import type { ListColumn } from '../../shared/lists/declaration.ts';
import type { SortKey } from '../../shared/lists/filters/filter-keys.ts';
import { ActiveBadge } from './active-badge.tsx';
import { overviewOf } from './address.ts';
import { paymentFee } from './fee-text.ts';

function Webhook({ webhook }: Pick<Product, 'webhook'>) {
  if (!webhook) return '—';
  return webhook.enabled ? (
    <StatusBadge tone="success">On</StatusBadge>
  ) : (
    <StatusBadge tone="neutral">Off</StatusBadge>
  );
}

export const productColumns: readonly ListColumn<Product, SortKey<typeof list.query>>[] = [
  {
    id: 'name',
    header: 'Product',
    render: ({ spProductId, name }) => <Link href={overviewOf(spProductId)}>{name}</Link>,
    sort: 'name',
    isRowHeader: true,
    content: 'name',
  },
  {
    id: 'serviceProviderName',
    header: 'Service provider',
    render: ({ serviceProviderName }) => serviceProviderName,
    content: 'name',
    onCard: 'detail',
  },
  {
    id: 'isActive',
    header: 'Status',
    render: (product) => <ActiveBadge {...product} />,
    content: 'status',
    onCard: 'status',
  },
  { id: 'fees', header: 'Fee per payment', render: ({ fees }) => paymentFee(fees) },
  {
    id: 'webhook',
    header: 'Webhook',
    render: (product) => <Webhook {...product} />,
    content: 'status',
  },
  momentColumn('createdAt', 'Created'),
  {
    id: 'spProductId',
    header: 'Product ID',
    render: ({ spProductId }) => spProductId,
    content: 'id',
    isHiddenAtFirst: true,
  },
];
