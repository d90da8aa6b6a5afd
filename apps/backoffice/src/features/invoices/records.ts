import { formatUsd } from '@payfac/domain/money';
import { recordAt } from '../../shared/address.ts';
import { recordSearch } from '../../shared/records/record-search.ts';
import { api } from './api.ts';

export const search = recordSearch({
  records: 'invoices',
  call: (query, options) => api.invoices.list({ query }, options),
  found: ({ invoiceId, invoiceNumber, totalAmount, status, customerName, accountName }) => ({
    id: invoiceId,
    label: `${invoiceNumber} · ${formatUsd(totalAmount)}`,
    description: [status, customerName, accountName].filter(Boolean).join(' · '),
    href: recordAt('/invoices', invoiceId),
  }),
});
