import { recordSearch } from '../../shared/records/record-search.ts';
import { overviewOf } from './address.ts';
import { api } from './api.ts';

export const productRecords = {
  search: recordSearch({
    records: 'products',
    call: (query, options) => api.products.list({ query }, options),
    found: ({ spProductId, name, serviceProviderName }) => ({
      id: spProductId,
      label: name,
      description: serviceProviderName,
      href: overviewOf(spProductId),
    }),
  }),
};
