import * as bankAccounts from '@payfac/api/contract/bank-accounts';
import type { Customer } from '@payfac/domain/customers';
import { displayCard } from '@payfac/domain/transactions';
import { BankIcon } from '@payfac/ui/icons';
import { send } from '../../../shared/api/connection.ts';
import { AddBankAccount } from './add-bank-account.tsx';
import * as styles from './detail.css.ts';
import { VaultMenu } from './vault-menu.tsx';
import { VaultSection } from './vault-section.tsx';

/** The bank accounts a customer keeps. */
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
              text: "Subscriptions charged to it will stop being paid. This can't be undone.",
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
