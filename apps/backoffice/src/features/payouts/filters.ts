import type { listInstructions } from '@payfac/api/contract/payouts';
import { payoutModeLabels, payoutStatusChoices, payoutTypeLabels } from '@payfac/domain/payouts';
import { accountPicker } from '../../entities/accounts/picker.ts';
import { processorLabels } from '../../entities/processors/labels.ts';
import type { FilterOf } from '../../shared/lists/filters/filter.ts';

export const payoutFilters: readonly FilterOf<typeof listInstructions.query>[] = [
  { kind: 'instant-range', from: 'from', to: 'to', label: 'Created' },
  { kind: 'choices', key: 'status', label: 'Status', labels: payoutStatusChoices },
  { kind: 'money-range', from: 'amountMin', to: 'amountMax', label: 'Amount' },
  { kind: 'record', key: 'subMerchantId', label: 'Account', picker: accountPicker },
  { kind: 'choices', key: 'mode', label: 'Mode', labels: payoutModeLabels },
  { kind: 'choices', key: 'type', label: 'Type', labels: payoutTypeLabels },
  { kind: 'choices', key: 'processor', label: 'Processor', labels: processorLabels },
  {
    kind: 'text',
    key: 'beneficiary',
    label: 'Beneficiary',
    ability: 'payouts.filter.beneficiary',
  },
  { kind: 'text', key: 'accountName', label: 'Account name' },
  { kind: 'text', key: 'payoutId', label: 'Payout ID' },
];
