import * as disputes from '@payfac/api/contract/disputes';
import { disputeStatusLabels } from '@payfac/domain/disputes';
import { formatUsd } from '@payfac/domain/money';
import { recordAt } from '../../shared/address.ts';
import { send } from '../../shared/api/connection.ts';
import { recordSearch } from '../../shared/records/record-search.ts';

export const search = recordSearch({
  records: 'disputes',
  call: (query, options) => send(disputes.list)({ query }, options),
  found: ({ disputeId, amount, status, accountName }) => ({
    id: disputeId,
    label: `${disputeId} · ${formatUsd(amount)}`,
    description: `${disputeStatusLabels[status]} · ${accountName}`,
    href: recordAt('/disputes', disputeId),
  }),
});
