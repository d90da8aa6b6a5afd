import type { PayoutBankAccount } from '@payfac/domain/accounts';
import { bankAccountTypeLabels } from '@payfac/domain/banking';
import { Badge } from '@payfac/ui/badge';
import { DescriptionList } from '@payfac/ui/description-list';
import { Inline } from '@payfac/ui/layout';
import { Heading } from '@payfac/ui/typography';
import { RecordActions } from '../../../shared/lists/actions/record-actions.tsx';
import { showMoment } from '../../../shared/time/show.ts';
import { useAccount } from '../account.ts';
import * as styles from '../rows.css.ts';
import { bankAccountActions } from './bank-account-actions.ts';
import { bankAccountName } from './bank-account-name.ts';
import { PayoutVerificationStatus } from './verification.tsx';

interface BankAccountRowProps {
  readonly account: PayoutBankAccount;
  readonly mayChange: boolean;
}

/** A bank account by its last four digits: what the bank said of it, and what may be done with it. */
export function BankAccountRow({ account, mayChange }: BankAccountRowProps) {
  const { application, view } = useAccount();
  const { accountHolderName, accountType, isPreferred, verification, verifiedAt, createdAt } =
    account;
  const name = bankAccountName(account);
  return (
    <li className={styles.row}>
      <Inline justify="between">
        <Inline>
          <Heading level={3}>{name}</Heading>
          {isPreferred && <Badge>Preferred</Badge>}
          <PayoutVerificationStatus of={verification} />
        </Inline>
        {mayChange && (
          <RecordActions
            actions={bankAccountActions}
            record={{ account, application, view }}
            name={name}
          />
        )}
      </Inline>
      <DescriptionList
        columns={3}
        entries={[
          { term: 'Account holder', value: accountHolderName },
          { term: 'Type', value: bankAccountTypeLabels[accountType] },
          verifiedAt
            ? { term: 'Verified', value: showMoment(verifiedAt) }
            : { term: 'Added', value: showMoment(createdAt) },
        ]}
      />
    </li>
  );
}
