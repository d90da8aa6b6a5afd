import { RadioGroup } from '@payfac/ui/radio-group';
import { TextField } from '@payfac/ui/text-field';
import { ChoiceFields, RecordFields } from './choice-fields.tsx';
import { formatFilterHint } from './describe-filter.ts';
import { first, isRange } from './filter.ts';
import { type FilterFieldsProps, held } from './filter-props.ts';
import { RangeFields } from './range-fields.tsx';

const anything = { value: '', label: 'Any' };

/** The fields of one filter. Values are in the address's form. */
export function FilterFields(props: FilterFieldsProps) {
  const { filter, values, onChange, problems } = props;
  if (isRange(filter)) return <RangeFields {...props} filter={filter} />;
  const { key, label } = filter;
  const value = first(values, key);
  const problem = problems[key];
  switch (filter.kind) {
    case 'text':
      return (
        <TextField
          label={label}
          value={value}
          description={formatFilterHint(value)}
          errorMessage={problem}
          isTouched={problem !== undefined}
          onChange={(text) => onChange({ [key]: held(text.trim()) })}
        />
      );
    case 'number':
      return (
        <TextField
          label={label}
          inputMode="numeric"
          value={value}
          after={filter.unit}
          errorMessage={problem}
          isTouched={problem !== undefined}
          onChange={(text) => onChange({ [key]: held(text.trim()) })}
        />
      );
    case 'boolean':
      return (
        <RadioGroup
          label={label}
          orientation="horizontal"
          value={value}
          options={[
            anything,
            { value: 'true', label: filter.yes ?? 'Yes' },
            { value: 'false', label: filter.no ?? 'No' },
          ]}
          onChange={(chosen) => onChange({ [key]: held(chosen) })}
        />
      );
    case 'record':
      return <RecordFields {...props} filter={filter} />;
    default:
      return <ChoiceFields {...props} filter={filter} />;
  }
}
