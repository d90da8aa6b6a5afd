import type { list as listInvoices } from '@payfac/api/contract/invoices';
import { accountPicker } from '../../entities/accounts/picker.ts';
import { customerFilter } from '../../entities/customers/picker.ts';
import { invoiceStatusFilter } from '../../entities/invoices/status-filter.ts';
import type { FilterOf } from '../../shared/lists/filters/filter.ts';

export const invoiceFilters: readonly FilterOf<typeof listInvoices.query>[] = [
  { kind: 'instant-range', from: 'from', to: 'to', label: 'Created' },
  { kind: 'day-range', from: 'dueFrom', to: 'dueTo', label: 'Due date' },
  { kind: 'money-range', from: 'amountMin', to: 'amountMax', label: 'Total' },
  { kind: 'record', key: 'subMerchantId', label: 'Account', picker: accountPicker },
  invoiceStatusFilter,
  customerFilter,
  { kind: 'text', key: 'customerName', label: 'Customer name' },
  { kind: 'text', key: 'invoiceNumber', label: 'Invoice number' },
  { kind: 'text', key: 'email', label: 'Email' },
  { kind: 'boolean', key: 'isSent', label: 'Sent' },
];
