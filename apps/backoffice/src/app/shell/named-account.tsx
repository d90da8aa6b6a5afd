import { accountPicker } from '../../entities/accounts/picker.ts';
import { useNames } from '../../shared/records/use-names.ts';
import { AccountPanel } from './account-panel.tsx';

/** The chosen account's name. */
export function NamedAccount({ id }: { readonly id: string }) {
  const nameOf = useNames(accountPicker, [id]);
  return <AccountPanel id={id} name={nameOf(id)} />;
}
