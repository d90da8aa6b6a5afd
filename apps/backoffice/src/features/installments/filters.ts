import type { list } from '@payfac/api/contract/installments';
import { installmentFrequencyLabels, installmentStatusLabels } from '@payfac/domain/installments';
import { accountPicker } from '../../entities/accounts/picker.ts';
import { customerFilter } from '../../entities/customers/picker.ts';
import { productPicker } from '../../entities/products/picker.ts';
import type { FilterOf } from '../../shared/lists/filters/filter.ts';

export const planFilters: readonly FilterOf<typeof list.query>[] = [
  { kind: 'text', key: 'customerName', label: 'Customer name' },
  { kind: 'day-range', from: 'dueFrom', to: 'dueTo', label: 'Next due' },
  { kind: 'choices', key: 'frequency', label: 'Frequency', labels: installmentFrequencyLabels },
  { kind: 'record', key: 'subMerchantId', label: 'Account', picker: accountPicker },
  { kind: 'choices', key: 'status', label: 'Status', labels: installmentStatusLabels },
  customerFilter,
  {
    kind: 'record',
    key: 'spProductId',
    label: 'Product',
    picker: productPicker,
    ability: 'filter.product',
  },
  { kind: 'money-range', from: 'amountMin', to: 'amountMax', label: 'Total' },
  { kind: 'instant-range', from: 'from', to: 'to', label: 'Created' },
  { kind: 'text', key: 'accountName', label: 'Account name' },
  { kind: 'text', key: 'invoiceNumber', label: 'Invoice number' },
  { kind: 'text', key: 'installmentId', label: 'Installment ID' },
];
