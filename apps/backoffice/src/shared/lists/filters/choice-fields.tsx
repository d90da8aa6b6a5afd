import { Checkbox } from '@payfac/ui/checkbox';
import { MultiSelect } from '@payfac/ui/multi-select';
import { Select } from '@payfac/ui/select';
import { RecordsInput } from '../../records/records-input.tsx';
import { type ChoiceList, type Filter, first } from './filter.ts';
import type { FilterFieldsProps } from './filter-props.ts';
import * as styles from './filters.css.ts';

type RecordFilter = Extract<Filter, { readonly kind: 'record' }>;

/** Records by name; their ids go into the address. */
export const RecordFields = (props: FilterFieldsProps<RecordFilter>) => {
  const { filter, values, onChange, isMany } = props;
  const { key, label, picker } = filter;
  return (
    <RecordsInput
      label={label}
      picker={picker}
      value={values[key] ?? []}
      isSingle={!isMany(key)}
      onChange={(ids) => onChange({ [key]: ids })}
    />
  );
};

/** Above this many choices, a search replaces the checkboxes. */
const mostBoxes = 12;

/** One or several of a set of values. */
export function ChoiceFields({ filter, values, onChange }: FilterFieldsProps<ChoiceList>) {
  const { key, kind, label } = filter;
  const options = Object.entries(filter.labels).flatMap(([value, text]) =>
    text === undefined ? [] : [{ value, label: text }],
  );
  const chosen = values[key] ?? [];
  if (kind === 'choice') {
    return (
      <Select
        label={label}
        placeholder="Any"
        options={options}
        value={first(values, key)}
        onChange={(value) => onChange({ [key]: value === '' ? [] : [value] })}
      />
    );
  }
  if (options.length > mostBoxes) {
    return (
      <MultiSelect
        label={label}
        options={options}
        value={chosen}
        onChange={(next) => onChange({ [key]: next })}
      />
    );
  }
  return (
    <fieldset className={styles.options}>
      <legend className={styles.legend}>{label}</legend>
      {options.map((option) => (
        <Checkbox
          key={option.value}
          label={option.label}
          value={chosen.includes(option.value)}
          onChange={(isChosen) =>
            onChange({
              [key]: isChosen
                ? [...chosen, option.value]
                : chosen.filter((other) => other !== option.value),
            })
          }
        />
      ))}
    </fieldset>
  );
}
