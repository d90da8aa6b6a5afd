import * as payouts from '@payfac/api/contract/payouts';
import { formatUsd } from '@payfac/domain/money';
import { isPayoutDeletable, type Payout } from '@payfac/domain/payouts';
import { send } from '../../shared/api/connection.ts';
import type { RowAction } from '../../shared/lists/actions/row-action.ts';

export const named = ({ amount, accountName }: Payout): string =>
  `${formatUsd(amount)} to ${accountName}`;

export const payoutActions: readonly RowAction<Payout>[] = [
  {
    label: 'Delete',
    ability: 'payouts.manual',
    tone: 'danger',
    isOffered: isPayoutDeletable,
    confirm: (payout) => ({
      title: `Delete the payout of ${named(payout)}?`,
      text: payout.createLedgerEntries
        ? 'The amount goes back to the account’s balance. This can’t be undone.'
        : 'This can’t be undone.',
      confirmLabel: 'Delete payout',
      tone: 'danger',
    }),
    isEnd: true,
    run: ({ payoutId }) => send(payouts.remove)({ params: { payoutId } }),
    done: (payout) => `Deleted the payout of ${named(payout)}.`,
  },
];
