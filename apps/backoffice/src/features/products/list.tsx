import type { list } from '@payfac/api/contract/products';
import * as productsCalls from '@payfac/api/contract/products';
import type { Product } from '@payfac/domain/products';
import { Link } from '@payfac/ui/link';
import { productPicker } from '../../entities/products/picker.ts';
import { momentColumn } from '../../shared/lists/columns.ts';
import type { ListColumn } from '../../shared/lists/declaration.ts';
import { defineList } from '../../shared/lists/define-list.tsx';
import type { SortKey } from '../../shared/lists/filters/filter-keys.ts';
import { StatusWord } from '../../shared/status/status-word.tsx';
import { overviewOf } from './records.ts';
import { ActiveBadge, paymentFee } from './shown.tsx';

function Webhook({ webhook }: Pick<Product, 'webhook'>) {
  if (!webhook) return '—';
  return webhook.enabled ? <StatusWord>On</StatusWord> : <StatusWord>Off</StatusWord>;
}

const productColumns: readonly ListColumn<Product, SortKey<typeof list.query>>[] = [
  {
    id: 'name',
    header: 'Product',
    render: ({ spProductId, name }) => (
      <Link href={overviewOf(spProductId)} variant="quiet">
        {name}
      </Link>
    ),
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

/** /products: the products under which service providers board merchants. */
export const products = defineList(productsCalls.list, {
  report: 'products',
  noun: { one: 'product', many: 'products' },
  rowKey: ({ spProductId }) => spProductId,
  rowName: ({ name }) => name,
  columns: productColumns,
  filters: [
    { kind: 'text', key: 'name', label: 'Name' },
    { kind: 'text', key: 'serviceProviderName', label: 'Service provider' },
    { kind: 'boolean', key: 'isActive', label: 'Active' },
    { kind: 'record', key: 'spProductId', label: 'Product', picker: productPicker },
  ],
  defaultSort: 'name',
  empty:
    'The platform’s operator adds the first product from a file: payfac --product <file> --brand <brand>.',
});
