import { formatUsd } from '@payfac/domain/money';
import { payoutStatusLabels } from '@payfac/domain/payouts';
import { recordAt } from '../../shared/address.ts';
import { recordSearch } from '../../shared/records/record-search.ts';
import { api } from './api.ts';

export const search = recordSearch({
  records: 'payouts',
  call: (query, options) => api.payouts.listInstructions({ query }, options),
  found: ({ payoutId, amount, status, beneficiary, accountName }) => ({
    id: payoutId,
    label: `${payoutId} · ${formatUsd(amount)}`,
    description: `${payoutStatusLabels[status]} · ${beneficiary} · ${accountName}`,
    href: recordAt('/reporting/payouts', payoutId),
  }),
});
