import { Select } from '@payfac/ui/select';
import { textOrNothing } from '../../../shared/form/controls/control.ts';
import { onceReached } from '../../../shared/form/controls/once-reached.tsx';
import { laterPart } from '../../../shared/later/later-part.ts';
import type { AccountFieldProps } from './account-field-props.ts';

/** Of many accounts, the one that is paid is found by its name. */
const AccountSearch = onceReached(
  laterPart(async () => (await import('./account-search.tsx')).AccountSearch),
);

/** The account that is paid: chosen from a few, or searched among many. */
export function AccountField(props: AccountFieldProps) {
  const { few, accountName: _, value = '', onChange, ...rest } = props;
  if (few === undefined) return <AccountSearch {...props} />;
  return (
    <Select
      {...rest}
      placeholder="Select an account"
      value={value}
      options={few.map(({ subMerchantId, dbaName }) => ({ value: subMerchantId, label: dbaName }))}
      onChange={(id) => onChange(textOrNothing(id))}
    />
  );
}
