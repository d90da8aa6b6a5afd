import { abilityLabels } from '@payfac/domain/access';
import { keyAbilities } from '@payfac/domain/api-keys';
import { accountPicker } from '../../../../entities/accounts/picker.ts';
import { productPicker } from '../../../../entities/products/picker.ts';
import type { ControlProps } from '../../../../shared/form/controls/control.ts';
import { choicesOf } from '../../../../shared/form/controls/many-choices.tsx';
import { recordOf } from '../../../../shared/form/controls/records.tsx';
import { Text } from '../../../../shared/form/controls/text.tsx';
import type { RecordPicker } from '../../../../shared/records/record-picker.ts';
import { RecordsInput } from '../../../../shared/records/records-input.tsx';

/** Accounts of one product, by their DBA name. */
const accountsOf = (spProductId: string): RecordPicker => ({
  ...accountPicker,
  search: async (text, signal) =>
    (await import('../../../../entities/accounts/picker-calls.ts')).searchWithin(
      { spProductId: [spProductId] },
      text,
      signal,
    ),
});

const byLabel = keyAbilities.toSorted((one, other) =>
  abilityLabels[one].localeCompare(abilityLabels[other], 'en-US'),
);

interface AccountsProps extends ControlProps<string[]> {
  /** Whose accounts are offered: a key reaches no others. */
  readonly spProductId: string;
}

const Accounts = ({ value = [], spProductId, onChange, label, errorMessage }: AccountsProps) => (
  <RecordsInput
    label={label}
    picker={accountsOf(spProductId)}
    value={value}
    onChange={(ids) => onChange([...ids])}
    description="All accounts of the product unless you choose some."
    errorMessage={errorMessage}
  />
);

/** How a key's fields look wherever they are filled in. */
export const keyFields = {
  name: { as: Text, label: 'Name', isRequired: true, maxLength: 60, autoComplete: 'off' },
  spProductId: { as: recordOf(productPicker), label: 'Product', isRequired: true },
  abilities: {
    as: choicesOf(byLabel, abilityLabels),
    label: 'Permissions',
    placeholder: 'Search permissions',
  },
  subMerchantIds: { as: Accounts, label: 'Accounts' },
} as const;
