import { accountPicker } from '../../../entities/accounts/picker.ts';
import { NamesCell } from '../../../shared/lists/names-cell.tsx';
import { useNames } from '../../../shared/records/use-names.ts';

/** The accounts a rule watches, by name. */
export function WatchedAccounts({ ids }: { readonly ids: readonly string[] }) {
  const nameOf = useNames(accountPicker, ids);
  if (ids.length === 0) return 'All accounts';
  return <NamesCell names={ids.map(nameOf)} />;
}
