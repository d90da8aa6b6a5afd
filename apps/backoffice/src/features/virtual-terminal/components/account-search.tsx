import { SearchSelect } from '@payfac/ui/search-select';
import {
  searchTerminalAccounts,
  type TerminalAccount,
} from '../../../entities/accounts/terminal-accounts.ts';
import { type ControlProps, textOrNothing } from '../../../shared/form/controls/control.ts';

export interface AccountFieldProps extends ControlProps<string> {
  readonly isLabelHidden?: boolean;
  /** The account's name, once it is known. */
  readonly accountName: string | undefined;
  /** All accounts that can be paid, if there are few. */
  readonly few: readonly TerminalAccount[] | undefined;
}

/** One of many accounts, found by name. */
export const AccountSearch = (props: AccountFieldProps) => {
  const { value = '', accountName, few: _, onChange, ...rest } = props;
  return (
    <SearchSelect
      {...rest}
      placeholder="Choose an account"
      value={value}
      load={searchTerminalAccounts}
      onChange={(id) => onChange(textOrNothing(id))}
      {...(accountName !== undefined && { selectedOption: { value, label: accountName } })}
    />
  );
};
