import { accountPicker } from '../../entities/accounts/picker.ts';
import { useNames } from '../../shared/records/use-names.ts';

/** An account that is known by its id, by name. */
export const AccountName = ({ id }: { readonly id: string }) => useNames(accountPicker, [id])(id);
