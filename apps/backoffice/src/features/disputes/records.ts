import { disputeStatusLabels } from '@payfac/domain/disputes';
import { formatUsd } from '@payfac/domain/money';
import { recordAt } from '../../shared/address.ts';
import { recordSearch } from '../../shared/records/record-search.ts';
import { api } from './api.ts';

export const search = recordSearch({
  records: 'disputes',
  call: (query, options) => api.disputes.list({ query }, options),
  found: ({ disputeId, amount, status, accountName }) => ({
    id: disputeId,
    label: `${disputeId} · ${formatUsd(amount)}`,
    description: `${disputeStatusLabels[status]} · ${accountName}`,
    href: recordAt('/disputes', disputeId),
  }),
});
