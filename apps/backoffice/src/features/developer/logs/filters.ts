import type { list } from '@payfac/api/contract/api-logs';
import { apiLogMethods } from '@payfac/domain/api-logs';
import { accountPicker } from '../../../entities/accounts/picker.ts';
import { productPicker } from '../../../entities/products/picker.ts';
import type { FilterOf } from '../../../shared/lists/filters/filter.ts';
import { keyPicker } from './key-picker.ts';

const methodLabels = Object.fromEntries(apiLogMethods.map((method) => [method, method]));

/** Every view of the log is narrowed alike. */
export const logFilters = [
  { kind: 'instant-range', from: 'from', to: 'to', label: 'Date' },
  { kind: 'text', key: 'pattern', label: 'Call' },
  { kind: 'number', key: 'statusCode', label: 'Status code' },
  { kind: 'record', key: 'apiUserId', label: 'API key', picker: keyPicker },
  { kind: 'choices', key: 'method', label: 'Method', labels: methodLabels },
  { kind: 'number', key: 'durationMin', label: 'At least', unit: 'ms' },
  { kind: 'text', key: 'username', label: 'User' },
  { kind: 'record', key: 'spProductId', label: 'Product', picker: productPicker },
  { kind: 'record', key: 'subMerchantId', label: 'Account', picker: accountPicker },
  { kind: 'text', key: 'path', label: 'Address' },
  { kind: 'text', key: 'requestId', label: 'Request ID' },
  { kind: 'text', key: 'ip', label: 'IP address' },
] as const satisfies readonly FilterOf<typeof list.query>[];
