import { Select } from '@payfac/ui/select';
import { useState } from 'react';
import { type LinkedAccount, linkedAccounts } from './linked-accounts.ts';

interface BankLinkProps {
  readonly onLink: (account: LinkedAccount) => void;
}

/** Takes the numbers of an account from the bank, where the environment has a bank link. */
export function BankLink({ onLink }: BankLinkProps) {
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
