import * as payouts from '@payfac/api/contract/payouts';
import { formatUsd } from '@payfac/domain/money';
import type { Payout } from '@payfac/domain/payouts';
import { TextField } from '@payfac/ui/text-field';
import { useState } from 'react';
import { send } from '../../../shared/api/connection.ts';
import { FormModal } from '../../../shared/form/form-modal.tsx';
import { useRun } from '../../../shared/lists/actions/use-run.ts';
import { notify } from '../../../shared/notify/notify.ts';

interface HoldDialogProps {
  readonly payout: Payout;
  /** `on-hold` holds, `pending` releases. */
  readonly to: 'on-hold' | 'pending';
  readonly onClose: () => void;
}

/** Holds a payout or releases it; both ask for a reason, which is kept and shown with it. */
export function HoldDialog({ payout, to, onClose }: HoldDialogProps) {
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const [verb, past] = to === 'on-hold' ? ['Hold', 'Held'] : ['Release', 'Released'];
  const problem = reason.trim() === '' ? 'Enter the reason.' : undefined;
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
