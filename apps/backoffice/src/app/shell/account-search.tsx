import { Button } from '@payfac/ui/button';
import { SearchSelect } from '@payfac/ui/search-select';
import { accountPicker } from '../../entities/accounts/picker.ts';
import * as styles from './shell.css.ts';

interface AccountSearchProps {
  /** The currently chosen account. */
  readonly value: string | undefined;
  /** '' chooses all. */
  readonly onChoose: (subMerchantId: string) => void;
}

/** Finds the account to work in by name, or returns to all. */
export const AccountSearch = ({ value, onChoose }: AccountSearchProps) => (
  <div className={styles.accountSearch}>
    <SearchSelect
      label="Account"
      placeholder="Search by name"
      description="Lists and figures show only this account."
      value=""
      load={accountPicker.search}
      onChange={(id) => id !== '' && onChoose(id)}
    />
    {value !== undefined && <Button onPress={() => onChoose('')}>Show all accounts</Button>}
  </div>
);
