import * as productsCalls from '@payfac/api/contract/products';
import { productPicker } from '../../entities/products/picker.ts';
import { defineList } from '../../shared/lists/define-list.tsx';
import { productColumns } from './columns.tsx';

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
  empty: 'Products of service providers show up here.',
});
