import { formatUsd } from '@payfac/domain/money';
import type { Payout } from '@payfac/domain/payouts';
import { Button } from '@payfac/ui/button';
import { FormLayout } from '@payfac/ui/form-layout';
import { Modal } from '@payfac/ui/modal';
import { TextField } from '@payfac/ui/text-field';
import { useId, useState } from 'react';
import { useRun } from '../../../shared/lists/actions/use-run.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { api, stale } from '../api.ts';

interface HoldDialogProps {
  readonly payout: Payout;
  /** `on-hold` holds, `pending` releases. */
  readonly to: 'on-hold' | 'pending';
  readonly onClose: () => void;
}

/** Holds a payout or releases it; both ask for a reason, which is kept and shown with it. */
export function HoldDialog({ payout, to, onClose }: HoldDialogProps) {
  const form = useId();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const [verb, past] = to === 'on-hold' ? ['Hold', 'Held'] : ['Release', 'Released'];
  const problem = reason.trim() === '' ? 'Enter the reason.' : undefined;
  const amount = formatUsd(payout.amount);
  const { isRunning, error, run } = useRun(
    () =>
      api.payouts.hold({
        params: { payoutId: payout.payoutId },
        body: { status: to, reason: reason.trim() },
      }),
    stale,
    () => {
      notify('success', `${past} ${amount} to ${payout.accountName}.`);
      onClose();
    },
  );
  return (
    <Modal
      isOpen
      isStatic={isRunning}
      onOpenChange={onClose}
      size="small"
      title={`${verb} ${amount} to ${payout.accountName}?`}
      footer={
        <>
          <Button isDisabled={isRunning} onPress={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} variant="primary" isLoading={isRunning}>
            {verb} payout
          </Button>
        </>
      }
    >
      <FormLayout
        id={form}
        label={`${verb} payout`}
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (problem === undefined) run();
        }}
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
      </FormLayout>
    </Modal>
  );
}
