import type { Input } from '@payfac/api';
import * as transactions from '@payfac/api/contract/transactions';
import { receiptByEmail, receiptByText } from '@payfac/api/contract/transactions';
import { FormWide } from '@payfac/ui/form-layout';
import { SegmentedControl } from '@payfac/ui/segmented-control';
import { type ReactNode, useState } from 'react';
import { send } from '../../shared/api/connection.ts';
import { Phone } from '../../shared/form/controls/masked.tsx';
import { Text } from '../../shared/form/controls/text.tsx';
import { FormDialog } from '../../shared/form/form-dialog.tsx';
import { useCallForm } from '../../shared/form/use-call-form.tsx';
import { notify } from '../../shared/notify/notify.ts';
import type { Timeline } from './transaction.tsx';

interface SendReceiptProps {
  readonly transactionId: string;
  /** Who paid on a page: the receipt goes where they said, unless another place is filled in. */
  readonly payer: Timeline['payer'];
  readonly onClose: () => void;
}

const options = (onDone: () => void, transactionId: string) => ({
  call: (body: Input<typeof transactions.sendReceipt>['body']) =>
    send(transactions.sendReceipt)({ params: { id: transactionId }, body }),
  onDone: () => {
    notify('success', 'Sent the receipt.');
    onDone();
  },
});

interface ByProps extends SendReceiptProps {
  readonly choice: ReactNode;
}

function EmailReceipt({ transactionId, payer, onClose, choice }: ByProps) {
  const form = useCallForm(
    { ...transactions.sendReceipt, body: receiptByEmail },
    {
      ...options(onClose, transactionId),
      initial: { channel: 'email', email: payer?.email ?? '' },
    },
  );
  const { Field } = form;
  return (
    <FormDialog of={form} title="Send receipt" submitLabel="Send receipt" onClose={onClose}>
      {choice}
      <FormWide>
        <Field name="email" as={Text} label="Email" type="email" isRequired autoFocus />
      </FormWide>
    </FormDialog>
  );
}

export function TextReceipt({ transactionId, payer, onClose, choice }: ByProps) {
  const form = useCallForm(
    { ...transactions.sendReceipt, body: receiptByText },
    {
      ...options(onClose, transactionId),
      initial: { channel: 'sms', mobileNumber: payer?.phone ?? '' },
    },
  );
  const { Field } = form;
  return (
    <FormDialog of={form} title="Send receipt" submitLabel="Send receipt" onClose={onClose}>
      {choice}
      <FormWide>
        <Field name="mobileNumber" as={Phone} label="Mobile phone" isRequired autoFocus />
      </FormWide>
    </FormDialog>
  );
}

/** Asks where a payment's receipt goes, and sends it. */
export function SendReceipt(props: SendReceiptProps) {
  const [channel, setChannel] = useState<'email' | 'sms'>('email');
  const choice = (
    <SegmentedControl
      label="Send by"
      value={channel}
      onChange={setChannel}
      options={[
        { id: 'email', label: 'Email' },
        { id: 'sms', label: 'Text message' },
      ]}
    />
  );
  return channel === 'email' ? (
    <EmailReceipt {...props} choice={choice} />
  ) : (
    <TextReceipt {...props} choice={choice} />
  );
}
