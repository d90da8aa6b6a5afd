import * as payouts from '@payfac/api/contract/payouts';
import { formatUsd } from '@payfac/domain/money';
import { applyPayout, type Payout, type PayoutAction } from '@payfac/domain/payouts';
import { TextField } from '@payfac/ui/text-field';
import { useState } from 'react';
import { send } from '../../shared/api/connection.ts';
import { FormModal } from '../../shared/form/form-modal.tsx';
import type { BulkAction } from '../../shared/lists/actions/bulk-action.ts';
import type { RowAction } from '../../shared/lists/actions/row-action.ts';
import { useRun } from '../../shared/lists/actions/use-run.ts';
import { notify } from '../../shared/notify/notify.ts';

interface HoldDialogProps {
  readonly payout: Payout;
  /** `on-hold` holds, `pending` releases. */
  readonly to: 'on-hold' | 'pending';
  readonly onClose: () => void;
}

/** Holds or releases a payout; both ask for a reason, which is stored and shown with it. */
function HoldDialog({ payout, to, onClose }: HoldDialogProps) {
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const [verb, past] = to === 'on-hold' ? ['Hold', 'Held'] : ['Release', 'Released'];
  const problem = reason.trim() === '' ? 'Enter a reason.' : undefined;
  const amount = formatUsd(payout.amount);
  const { isRunning, error, run } = useRun(
    () =>
      send(payouts.hold)({
        params: { payoutId: payout.payoutId },
        body: { status: to, reason: reason.trim() },
      }),
    () => {
      notify('success', `${past} ${amount} to ${payout.accountName}.`);
      onClose();
    },
    onClose,
  );
  return (
    <FormModal
      size="small"
      title={`${verb} ${amount} to ${payout.accountName}?`}
      label={`${verb} payout`}
      submitLabel={`${verb} payout`}
      isBusy={isRunning}
      onSubmit={() => {
        setTried(true);
        if (problem === undefined) run();
      }}
      onClose={onClose}
    >
      <TextField
        label="Reason"
        isRequired
        maxLength={255}
        value={reason}
        onChange={setReason}
        errorMessage={error ?? problem}
        {...((isTried || error !== undefined) && { isTouched: true })}
      />
    </FormModal>
  );
}

const allows = (action: PayoutAction) => (payout: Payout) =>
  applyPayout(payout.status, action) !== undefined;

export const named = ({ amount, accountName }: Payout): string =>
  `${formatUsd(amount)} to ${accountName}`;

export const payoutActions: readonly RowAction<Payout>[] = [
  {
    label: 'Acknowledge',
    isNext: true,
    isInRow: true,
    ability: 'payouts.acknowledge',
    isOffered: allows('acknowledge'),
    run: ({ payoutId }) =>
      send(payouts.acknowledge)({ params: { payoutId }, body: { status: 'ack' } }),
    done: (payout) => `Acknowledged ${named(payout)}.`,
  },
  {
    label: 'Remove acknowledgment',
    ability: 'payouts.acknowledge',
    isOffered: allows('unacknowledge'),
    run: ({ payoutId }) => send(payouts.bulkUnacknowledge)({ body: { payoutIds: [payoutId] } }),
    done: (payout) => `Removed the acknowledgment from ${named(payout)}.`,
  },
  {
    label: 'Hold',
    ability: 'payouts.hold',
    isOffered: allows('hold'),
    dialog: (payout, close) => <HoldDialog payout={payout} to="on-hold" onClose={close} />,
  },
  {
    label: 'Release',
    isNext: true,
    isInRow: true,
    ability: 'payouts.hold',
    isOffered: allows('release'),
    dialog: (payout, close) => <HoldDialog payout={payout} to="pending" onClose={close} />,
  },
];

const amountOf = ({ amount }: Payout) => amount;

const reason = { label: 'Reason', maxLength: 255 };

export const payoutBulkActions: readonly BulkAction<Payout>[] = [
  {
    label: 'Acknowledge',
    past: 'acknowledged',
    ability: 'payouts.acknowledge',
    isOffered: allows('acknowledge'),
    amountOf,
    ask: {
      title: (chosen) => `Acknowledge ${chosen}?`,
      text: 'They go out with the next bank file.',
    },
    inParts: (ids) => send(payouts.bulkAcknowledge)({ body: { payoutIds: [...ids] } }),
  },
  {
    label: 'Remove acknowledgment',
    past: 'unacknowledged',
    ability: 'payouts.acknowledge',
    isOffered: allows('unacknowledge'),
    amountOf,
    ask: { title: (chosen) => `Remove the acknowledgment from ${chosen}?` },
    inParts: (ids) => send(payouts.bulkUnacknowledge)({ body: { payoutIds: [...ids] } }),
  },
  {
    label: 'Hold',
    past: 'held',
    ability: 'payouts.hold',
    isOffered: allows('hold'),
    amountOf,
    ask: { title: (chosen) => `Hold ${chosen}?`, field: reason },
    each: ({ payoutId }, answer) =>
      send(payouts.hold)({ params: { payoutId }, body: { status: 'on-hold', reason: answer } }),
  },
  {
    label: 'Release',
    past: 'released',
    ability: 'payouts.hold',
    isOffered: allows('release'),
    amountOf,
    ask: { title: (chosen) => `Release ${chosen}?`, field: reason },
    each: ({ payoutId }, answer) =>
      send(payouts.hold)({ params: { payoutId }, body: { status: 'pending', reason: answer } }),
  },
];
