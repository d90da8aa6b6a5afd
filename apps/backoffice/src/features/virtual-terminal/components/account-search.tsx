import { SearchSelect } from '@payfac/ui/search-select';
import { searchTerminalAccounts } from '../../../entities/accounts/terminal-accounts.ts';
import { textOrNothing } from '../../../shared/form/controls/control.ts';
import type { AccountFieldProps } from './account-field-props.ts';

/** One of many accounts, found by its name. */
export const AccountSearch = (props: AccountFieldProps) => {
  const { value = '', accountName, few: _, onChange, ...rest } = props;
  return (
    <SearchSelect
      {...rest}
      placeholder="Search by name"
      value={value}
      load={searchTerminalAccounts}
      onChange={(id) => onChange(textOrNothing(id))}
      {...(accountName !== undefined && { selectedOption: { value, label: accountName } })}
    />
  );
};
