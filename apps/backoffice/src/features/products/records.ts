import * as products from '@payfac/api/contract/products';
import { send } from '../../shared/api/connection.ts';
import { recordSearch } from '../../shared/records/record-search.ts';

export const overviewOf = (spProductId: string): string =>
  `/products/${encodeURIComponent(spProductId)}/overview`;

export const productRecords = {
  search: recordSearch({
    records: 'products',
    call: (query, options) => send(products.list)({ query }, options),
    found: ({ spProductId, name, serviceProviderName }) => ({
      id: spProductId,
      label: name,
      description: serviceProviderName,
      href: overviewOf(spProductId),
    }),
  }),
};
