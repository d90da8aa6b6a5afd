import { ComboBox, type ComboBoxOption } from '@payfac/ui/combo-box';
import { SearchSelect } from '@payfac/ui/search-select';
import type { RecordPicker } from '../../records/record-picker.ts';
import { useNames } from '../../records/use-names.ts';
import { type ControlProps, chosenFrom, textOrNothing } from './control.ts';

interface Placed {
  readonly placeholder?: string | undefined;
}

/** One record's id, found by its name. Create it once, next to the form. */
export function recordOf(picker: RecordPicker) {
  return chosenFrom(function RecordControl({
    value = '',
    onChange,
    ...rest
  }: ControlProps<string> & Placed) {
    const nameOf = useNames(picker, value === '' ? [] : [value]);
    return (
      <SearchSelect
        placeholder="Search by name"
        {...rest}
        value={value}
        load={picker.search}
        onChange={(id) => onChange(textOrNothing(id))}
        {...(value !== '' && { selectedOption: { value, label: nameOf(value) } })}
      />
    );
  });
}

interface Offered extends Placed {
  readonly options: readonly ComboBoxOption[];
}

/** A choice of one of many loaded options, found by typing. */
export const Found = chosenFrom(
  ({ value = '', onChange, ...rest }: ControlProps<string> & Offered) => (
    <ComboBox {...rest} value={value} onChange={(chosen) => onChange(textOrNothing(chosen))} />
  ),
);
