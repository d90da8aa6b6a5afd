import * as payouts from '@payfac/api/contract/payouts';
import { formatUsd } from '@payfac/domain/money';
import { payoutStatusLabels } from '@payfac/domain/payouts';
import { recordAt } from '../../shared/address.ts';
import { send } from '../../shared/api/connection.ts';
import { recordSearch } from '../../shared/records/record-search.ts';

export const search = recordSearch({
  records: 'payouts',
  call: (query, options) => send(payouts.listInstructions)({ query }, options),
  found: ({ payoutId, amount, status, beneficiary, accountName }) => ({
    id: payoutId,
    label: `${payoutId} · ${formatUsd(amount)}`,
    description: `${payoutStatusLabels[status]} · ${beneficiary} · ${accountName}`,
    href: recordAt('/reporting/payouts', payoutId),
  }),
});
