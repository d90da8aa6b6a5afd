import { tokenize } from '@payfac/api/contract/echecks';
import type { Customer } from '@payfac/domain/customers';
import { FormSection, FormWide } from '@payfac/ui/form-layout';
import { RoutingNumber } from '../../../shared/form/controls/digits.tsx';
import { Text } from '../../../shared/form/controls/text.tsx';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { useCallForm } from '../../../shared/form/use-call-form.tsx';
import { notify } from '../../../shared/notify/notify.ts';
import { vaultApi as api } from '../vault-api.ts';

interface AddBankAccountProps {
  readonly customer: Customer;
  readonly onClose: () => void;
}

/** Trades a bank account's numbers for a token, and keeps that with the customer. */
export function AddBankAccount({ customer, onClose }: AddBankAccountProps) {
  const { customerId, subMerchantId, name } = customer;
  const form = useCallForm(tokenize, {
    initial: { subMerchantId, accountHolderName: name },
    call: async (body) => {
      const { token, accountHolderName } = await api.echecks.tokenize({ body });
      return api.bankAccounts.add({
        params: { id: customerId },
        body: { token, accountHolderName },
      });
    },
    onDone: () => {
      notify('success', `Added a bank account for ${name}.`);
      onClose();
    },
    invalidates: ['customers'],
  });
  const { Field } = form;
  return (
    <FormDialog of={form} title="Add bank account" submitLabel="Add bank account" onClose={onClose}>
      <FormSection>
        <FormWide>
          <Field
            name="accountHolderName"
            as={Text}
            label="Account holder name"
            isRequired
            autoComplete="off"
            maxLength={120}
          />
        </FormWide>
        <Field name="routingNumber" as={RoutingNumber} label="Routing number" isRequired />
        <Field
          name="accountNumber"
          as={Text}
          label="Account number"
          isRequired
          autoComplete="off"
          inputMode="numeric"
        />
      </FormSection>
    </FormDialog>
  );
}
