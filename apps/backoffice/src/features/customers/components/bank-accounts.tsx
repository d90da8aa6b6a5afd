import * as bankAccounts from '@payfac/api/contract/bank-accounts';
import * as echecks from '@payfac/api/contract/echecks';
import type { Customer } from '@payfac/domain/customers';
import { displayCard } from '@payfac/domain/transactions';
import { FormSection, FormWide } from '@payfac/ui/form-layout';
import { BankIcon } from '@payfac/ui/icons';
import { bankFields } from '../../../entities/accounts/bank-fields.ts';
import { send } from '../../../shared/api/connection.ts';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { useCallForm } from '../../../shared/form/use-call-form.tsx';
import { notify } from '../../../shared/notify/notify.ts';
import * as styles from '../customers.css.ts';
import { VaultMenu, VaultSection } from './vault-section.tsx';

interface AddBankAccountProps {
  readonly customer: Customer;
  readonly onClose: () => void;
}

/** Tokenizes a bank account and saves the token with the customer. */
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

/** A customer's saved bank accounts. */
export const BankAccounts = ({ customer }: { readonly customer: Customer }) => (
  <VaultSection
    title="Bank accounts"
    addLabel="Add bank account"
    dialog={(close) => <AddBankAccount customer={customer} onClose={close} />}
    none="No saved bank accounts."
  >
    {customer.bankAccounts.map(({ token, bankName, accountNumber }) => {
      const name = `${bankName ?? 'Bank account'} ${displayCard(accountNumber)}`;
      return (
        <li key={token} className={styles.item}>
          <BankIcon size={18} />
          <p className={styles.name}>{name}</p>
          <VaultMenu
            name={name}
            remove={{
              kind: 'bank account',
              text: 'Subscriptions charged to it will stop being paid. This can’t be undone.',
              run: () =>
                send(bankAccounts.remove)({
                  params: { id: customer.customerId },
                  body: { token },
                }),
            }}
          />
        </li>
      );
    })}
  </VaultSection>
);
