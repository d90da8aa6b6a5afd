import {
  type PayoutBankAccount,
  type PayoutVerification,
  payoutVerificationLabels,
  preferredPayoutAccount,
} from '@payfac/domain/accounts';
import { bankAccountTypeLabels } from '@payfac/domain/banking';
import { Badge } from '@payfac/ui/badge';
import { Banner } from '@payfac/ui/banner';
import { Card } from '@payfac/ui/card';
import { DescriptionList } from '@payfac/ui/description-list';
import { AddIcon } from '@payfac/ui/icons';
import { Inline, Stack } from '@payfac/ui/layout';
import { Heading, Text } from '@payfac/ui/typography';
import { DialogButton } from '../../../shared/form/dialog-button.tsx';
import { RecordActions } from '../../../shared/lists/actions/record-actions.tsx';
import { StatusWord } from '../../../shared/status/status-word.tsx';
import { showMoment } from '../../../shared/time/show.ts';
import { useAccount, useMay } from '../account.ts';
import * as styles from '../rows.css.ts';
import { AddDialog } from './add-dialog.tsx';
import { bankAccountActions, bankAccountName } from './bank-account-actions.ts';

/** The bank's verdict on a payout account. */
const PayoutVerificationStatus = ({ of }: { readonly of: PayoutVerification }) => (
  <StatusWord isBare>{payoutVerificationLabels[of]}</StatusWord>
);

interface BankAccountRowProps {
  readonly account: PayoutBankAccount;
  readonly mayChange: boolean;
}

/** A bank account by its last four digits, with the bank's verdict and the available actions. */
function BankAccountRow({ account, mayChange }: BankAccountRowProps) {
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
        columns={1}
        layout="inline"
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

interface WaitingBannerProps {
  readonly accounts: readonly PayoutBankAccount[];
}

/** Why payouts wait, when the preferred account isn't verified. */
function WaitingBanner({ accounts }: WaitingBannerProps) {
  const preferred = preferredPayoutAccount(accounts);
  if (!preferred || preferred.verification === 'verified') return null;
  return preferred.verification === 'pending' ? (
    <Banner tone="warning" title="Payouts wait for verification">
      The bank hasn’t confirmed the account ending in {preferred.last4} yet.
    </Banner>
  ) : (
    <Banner tone="danger" title="Payouts are stopped">
      The bank doesn’t know the account ending in {preferred.last4}. Add another one, or prefer one
      that is verified.
    </Banner>
  );
}

/** The preferred account first, then in the order they were added. */
const inOrder = (accounts: readonly PayoutBankAccount[]): readonly PayoutBankAccount[] =>
  accounts.toSorted((one, other) => Number(other.isPreferred) - Number(one.isPreferred));

/** The checking accounts for payouts. */
export function BankAccountsCard() {
  const { application, record } = useAccount();
  const mayChange = useMay()('accounts.submit');
  const accounts = inOrder(
    application.payoutBankAccounts.filter(
      ({ subMerchantObjId }) => subMerchantObjId === record._id,
    ),
  );
  return (
    <Card
      title="Bank accounts"
      actions={
        mayChange && (
          <DialogButton
            icon={<AddIcon size={14} />}
            dialog={(close) => <AddDialog isFirst={accounts.length === 0} onClose={close} />}
          >
            Add bank account
          </DialogButton>
        )
      }
    >
      <Stack gap="md">
        <WaitingBanner accounts={accounts} />
        {accounts.length === 0 ? (
          <Text tone="muted">
            No bank account yet. Payouts start once one is added and verified.
          </Text>
        ) : (
          <ul className={styles.rows}>
            {accounts.map((account) => (
              <BankAccountRow
                key={account.bankAccountToken}
                account={account}
                mayChange={mayChange}
              />
            ))}
          </ul>
        )}
      </Stack>
    </Card>
  );
}
