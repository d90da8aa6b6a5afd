import { tokenize } from '@payfac/api/contract/echecks';
import { payoutVerificationLabels } from '@payfac/domain/accounts';
import { FormSection, FormWide } from '@payfac/ui/form-layout';
import { Select } from '@payfac/ui/select';
import { Text } from '@payfac/ui/typography';
import { useState } from 'react';
import * as z from 'zod/mini';
import { addPayoutAccount } from '../../../entities/accounts/add-payout-account.ts';
import { bankFields } from '../../../entities/accounts/bank-fields.ts';
import { addresses } from '../../../shared/environment/environment.ts';
import { Tick } from '../../../shared/form/controls/toggles.tsx';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { useCallForm } from '../../../shared/form/use-call-form.tsx';
import { notify } from '../../../shared/notify/notify.ts';
import { useAccount } from '../account.ts';
import { bankAccountName, payoutAccountsBy } from './bank-account-actions.ts';

interface LinkedAccount {
  readonly id: string;
  readonly label: string;
  readonly routingNumber: string;
  readonly accountNumber: string;
}

/** The accounts of the simulated bank link: an open test account and a closed one. */
const linkedAccounts: readonly LinkedAccount[] = [
  {
    id: 'open',
    label: 'First Bank of Testing, checking ending in 6789',
    routingNumber: '110000000',
    accountNumber: '000123456789',
  },
  {
    id: 'closed',
    label: 'First Bank of Testing, checking ending in 1113 (closed)',
    routingNumber: '110000000',
    accountNumber: '000111111113',
  },
];

interface BankLinkProps {
  readonly onLink: (account: LinkedAccount) => void;
}

/** Gets an account's numbers from the bank, if the environment has a bank link. */
function BankLink({ onLink }: BankLinkProps) {
  const [linked, setLinked] = useState('');
  return (
    <Select
      label="From your bank"
      description="Or enter the numbers below."
      placeholder="Choose an account"
      value={linked}
      options={linkedAccounts.map(({ id, label }) => ({ value: id, label }))}
      onChange={(id) => {
        setLinked(id);
        const chosen = linkedAccounts.find((account) => account.id === id);
        if (chosen) onLink(chosen);
      }}
    />
  );
}

/** The bank's numbers, which are tokenized, and whether the account is preferred for payouts. */
const newAccount = {
  body: z.extend(tokenize.body, { isPreferred: z.optional(z.boolean()) }),
};

interface AddDialogProps {
  /** The first account is always preferred. */
  readonly isFirst: boolean;
  readonly onClose: () => void;
}

/** Adds a bank account for payouts, once the bank confirms that it exists. */
export function AddDialog({ isFirst, onClose }: AddDialogProps) {
  const { application, record, view } = useAccount();
  const { subMerchantId, _id: subMerchantObjId } = record;
  const { legalName } = application.identity.business;
  const form = useCallForm(newAccount, {
    initial: { subMerchantId, accountHolderName: legalName, isPreferred: isFirst },
    call: ({ isPreferred = false, ...numbers }) =>
      addPayoutAccount(
        payoutAccountsBy[view],
        { applicationId: application.applicationId, subMerchantObjId },
        { ...numbers, isPreferred },
      ),
    onDone: (account) => {
      const verification = payoutVerificationLabels[account.verification].toLowerCase();
      notify('success', `Added ${bankAccountName(account)}. Verification: ${verification}.`);
      onClose();
    },
  });
  const { Field } = form;
  return (
    <FormDialog of={form} title="Add bank account" submitLabel="Add bank account" onClose={onClose}>
      <Text>
        We check the account with the bank before it’s saved. Only its last four digits are kept.
      </Text>
      <FormSection>
        {addresses.bankLink && (
          <FormWide>
            <BankLink
              onLink={({ routingNumber, accountNumber }) => {
                const filled = { shouldDirty: true, shouldValidate: true } as const;
                form.form.setValue('routingNumber', routingNumber, filled);
                form.form.setValue('accountNumber', accountNumber, filled);
              }}
            />
          </FormWide>
        )}
        <FormWide>
          <Field name="accountHolderName" {...bankFields.accountHolderName} />
        </FormWide>
        <Field name="routingNumber" {...bankFields.routingNumber} />
        <Field name="accountNumber" {...bankFields.accountNumber} />
        {!isFirst && (
          <FormWide>
            <Field
              name="isPreferred"
              as={Tick}
              label="Send payouts here"
              description="Otherwise they keep going to the preferred account."
            />
          </FormWide>
        )}
      </FormSection>
    </FormDialog>
  );
}
