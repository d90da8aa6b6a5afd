import * as bankAccounts from '@payfac/api/contract/bank-accounts';
import * as echecks from '@payfac/api/contract/echecks';
import type { Customer } from '@payfac/domain/customers';
import { FormSection, FormWide } from '@payfac/ui/form-layout';
import { bankFields } from '../../../entities/accounts/bank-fields.ts';
import { send } from '../../../shared/api/connection.ts';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { useCallForm } from '../../../shared/form/use-call-form.tsx';
import { notify } from '../../../shared/notify/notify.ts';

interface AddBankAccountProps {
  readonly customer: Customer;
  readonly onClose: () => void;
}

/** Trades a bank account's numbers for a token, and keeps that with the customer. */
export function AddBankAccount({ customer, onClose }: AddBankAccountProps) {
  const { customerId, subMerchantId, name } = customer;
  const form = useCallForm(echecks.tokenize, {
    initial: { subMerchantId, accountHolderName: name },
    call: async (body) => {
      const { token, accountHolderName } = await send(echecks.tokenize)({ body });
      return send(bankAccounts.add)({
        params: { id: customerId },
        body: { token, accountHolderName },
      });
    },
    onDone: () => {
      notify('success', `Added a bank account for ${name}.`);
      onClose();
    },
  });
  const { Field } = form;
  return (
    <FormDialog of={form} title="Add bank account" submitLabel="Add bank account" onClose={onClose}>
      <FormSection>
        <FormWide>
          <Field name="accountHolderName" {...bankFields.accountHolderName} />
        </FormWide>
        <Field name="routingNumber" {...bankFields.routingNumber} />
        <Field name="accountNumber" {...bankFields.accountNumber} />
      </FormSection>
    </FormDialog>
  );
}
