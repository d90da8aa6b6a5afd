import type { list } from '@payfac/api/contract/hosted-sessions';
import { completionLabels } from '@payfac/domain/enumerations';
import { linkStandingLabels, usageTypeLabels } from '@payfac/domain/payment-links';
import { accountPicker } from '../../../entities/accounts/picker.ts';
import { customerFilter } from '../../../entities/customers/picker.ts';
import { hostedSourceLabels } from '../../../entities/hosted-sessions/purpose.ts';
import { productFilter } from '../../../entities/products/picker.ts';
import type { FilterOf } from '../../../shared/lists/filters/filter.ts';

export const sessionFilters: readonly FilterOf<typeof list.query>[] = [
  { kind: 'instant-range', from: 'from', to: 'to', label: 'Created' },
  { kind: 'choices', key: 'standing', label: 'Status', labels: linkStandingLabels },
  { kind: 'choices', key: 'completion', label: 'Last visit', labels: completionLabels },
  { kind: 'money-range', from: 'amountMin', to: 'amountMax', label: 'Amount' },
  { kind: 'record', key: 'subMerchantId', label: 'Account', picker: accountPicker },
  { kind: 'choices', key: 'source', label: 'Opened from', labels: hostedSourceLabels },
  { kind: 'choices', key: 'usageType', label: 'Use', labels: usageTypeLabels },
  customerFilter,
  { kind: 'text', key: 'customerName', label: 'Customer name' },
  { kind: 'text', key: 'email', label: 'Email' },
  { kind: 'text', key: 'invoiceNumber', label: 'Invoice number' },
  { kind: 'text', key: 'accountName', label: 'Account name' },
  productFilter,
  { kind: 'text', key: 'sessionId', label: 'Session ID' },
];
