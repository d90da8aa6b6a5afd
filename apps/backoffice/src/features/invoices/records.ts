import * as invoices from '@payfac/api/contract/invoices';
import { formatUsd } from '@payfac/domain/money';
import { recordAt } from '../../shared/address.ts';
import { send } from '../../shared/api/connection.ts';
import { recordSearch } from '../../shared/records/record-search.ts';

/** The address of an invoice's page. */
export const invoiceAddress = (invoiceId: string): string =>
  `/invoices/${encodeURIComponent(invoiceId)}`;

export const search = recordSearch({
  records: 'invoices',
  call: (query, options) => send(invoices.list)({ query }, options),
  found: ({ invoiceId, invoiceNumber, totalAmount, status, customerName, accountName }) => ({
    id: invoiceId,
    label: `${invoiceNumber} · ${formatUsd(totalAmount)}`,
    description: [status, customerName, accountName].filter(Boolean).join(' · '),
    href: recordAt('/invoices', invoiceId),
  }),
});
