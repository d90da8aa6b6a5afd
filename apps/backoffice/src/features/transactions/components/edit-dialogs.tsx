import * as transactions from '@payfac/api/contract/transactions';
import { formatUsd } from '@payfac/domain/money';
import { displayTransactionId } from '@payfac/domain/transactions';
import { ConfirmDialog } from '@payfac/ui/confirm-dialog';
import { FormWide } from '@payfac/ui/form-layout';
import { useMemo } from 'react';
import { customersOf } from '../../../entities/customers/of-account.ts';
import type { Transaction } from '../../../entities/transactions/transaction.tsx';
import { send } from '../../../shared/api/connection.ts';
import { recordOf } from '../../../shared/form/controls/records.tsx';
import { LongText, Text } from '../../../shared/form/controls/text.tsx';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { useCallForm } from '../../../shared/form/use-call-form.tsx';
import { useRun } from '../../../shared/lists/actions/use-run.ts';
import { notify } from '../../../shared/notify/notify.ts';

interface EditProps {
  readonly transaction: Transaction;
  readonly onClose: () => void;
}

/** Edits a payment's nonmonetary fields. */
export function EditDialog({ transaction, onClose }: EditProps) {
  const { transactionId, invoiceNumber, description } = transaction;
  const form = useCallForm(transactions.update, {
    initial: { invoiceNumber, description },
    call: (body) =>
      send(transactions.update)({
        params: { id: transactionId },
        body: {
          invoiceNumber: body.invoiceNumber ?? null,
          description: body.description ?? null,
        },
      }),
    onDone: () => {
      notify('success', 'Saved the details.');
      onClose();
    },
  });
  const { Field } = form;
  return (
    <FormDialog of={form} title="Edit details" submitLabel="Save" onClose={onClose}>
      <FormWide>
        <Field name="invoiceNumber" as={Text} label="Invoice number" maxLength={40} autoFocus />
      </FormWide>
      <FormWide>
        <Field name="description" as={LongText} label="Description" maxLength={255} />
      </FormWide>
    </FormDialog>
  );
}

/** Assigns the payment to a customer, or to none when cleared. */
export function CustomerDialog({ transaction, onClose }: EditProps) {
  const { transactionId, customerId, subMerchantId } = transaction;
  const Customer = useMemo(() => recordOf(customersOf(subMerchantId)), [subMerchantId]);
  const form = useCallForm(transactions.setCustomer, {
    initial: { customerId },
    call: (body) =>
      send(transactions.setCustomer)({
        params: { id: transactionId },
        body: { customerId: body.customerId ?? null },
      }),
    onDone: () => {
      notify('success', 'Changed the customer.');
      onClose();
    },
  });
  const { Field } = form;
  return (
    <FormDialog of={form} title="Change customer" submitLabel="Change customer" onClose={onClose}>
      <FormWide>
        <Field
          name="customerId"
          as={Customer}
          label="Customer"
          description="Clear to remove the payment from this customer."
          autoFocus
        />
      </FormWide>
    </FormDialog>
  );
}

interface ReviewDialogProps {
  readonly transaction: Transaction;
  readonly verdict: 'approve' | 'reject';
  readonly onClose: () => void;
}

/** Approves or rejects a payment that a rule held. */
export function ReviewDialog({ transaction, verdict, onClose }: ReviewDialogProps) {
  const { transactionId, authorizedAmount } = transaction;
  const id = displayTransactionId(transactionId);
  const isApproval = verdict === 'approve';
  const { isRunning, error, run } = useRun(
    () =>
      send(transactions.setStatus)({
        params: { id: transactionId },
        body: { status: isApproval ? 'processing' : 'voided' },
      }),
    () => {
      notify('success', `${isApproval ? 'Approved' : 'Rejected'} ${id}.`);
      onClose();
    },
  );
  return (
    <ConfirmDialog
      isOpen
      title={`${isApproval ? 'Approve' : 'Reject'} ${id}?`}
      confirmLabel={isApproval ? `Approve ${formatUsd(authorizedAmount)}` : 'Reject payment'}
      tone={isApproval ? 'primary' : 'danger'}
      isConfirming={isRunning}
      error={error}
      onConfirm={run}
      onCancel={onClose}
    >
      <p>
        {isApproval
          ? 'This payment will be captured and settle with the next batch.'
          : 'This payment will be voided, and the cardholder won’t be charged. This can’t be undone.'}
      </p>
    </ConfirmDialog>
  );
}
