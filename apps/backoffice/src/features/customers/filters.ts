import type { list } from '@payfac/api/contract/customers';
import { accountPicker } from '../../entities/accounts/picker.ts';
import type { FilterOf } from '../../shared/lists/filters/filter.ts';

export const customerFilters: readonly FilterOf<typeof list.query>[] = [
  { kind: 'text', key: 'name', label: 'Name' },
  { kind: 'text', key: 'email', label: 'Email' },
  { kind: 'text', key: 'mobileNumber', label: 'Phone' },
  { kind: 'record', key: 'subMerchantId', label: 'Account', picker: accountPicker },
  { kind: 'text', key: 'customerId', label: 'Customer ID' },
];
