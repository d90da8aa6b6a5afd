import { RecordsInput } from '../../records/records-input.tsx';
import type { FilterFieldsProps } from './fields-props.ts';
import type { Filter } from './filter.ts';

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
