import { Checkbox } from '@payfac/ui/checkbox';
import { MultiSelect } from '@payfac/ui/multi-select';
import { Select } from '@payfac/ui/select';
import { Switch } from '@payfac/ui/switch';
import type { ControlProps } from './control.ts';

type Labels<T extends string> = Readonly<Record<T, string>>;

interface ChoiceProps {
  readonly placeholder?: string | undefined;
}

interface SomeOf<T extends string> {
  /** Of the values, those that may be chosen here. Default: all. */
  readonly only?: readonly T[] | undefined;
}

const optionsOf = <T extends string>(values: readonly T[], labels: Labels<T>) =>
  values.map((value) => ({ value, label: labels[value] }));

/** One of an enumeration's values, by their labels. Made once, beside the form. */
export function choiceOf<T extends string>(values: readonly T[], labels: Labels<T>) {
  const options = optionsOf(values, labels);
  return ({
    value,
    onChange,
    placeholder = 'Select one',
    isReadOnly,
    only,
    ...rest
  }: ControlProps<T> & ChoiceProps & SomeOf<T>) => (
    <Select
      {...rest}
      isDisabled={rest.isDisabled ?? isReadOnly}
      placeholder={placeholder}
      value={value ?? ''}
      options={only ? optionsOf(only, labels) : options}
      onChange={(chosen) => onChange(values.find((each) => each === chosen))}
    />
  );
}

/** Any number of an enumeration's values. Made once, beside the form. */
export function choicesOf<T extends string>(values: readonly T[], labels: Labels<T>) {
  const options = optionsOf(values, labels);
  return ({ value = [], onChange, ...rest }: ControlProps<readonly T[]> & ChoiceProps) => (
    <MultiSelect
      {...rest}
      value={value}
      options={options}
      onChange={(chosen) => onChange(values.filter((each) => chosen.includes(each)))}
    />
  );
}

type Toggle = Omit<ControlProps<boolean>, 'autoFocus'>;

/** Something to agree to or include. */
export const Tick = ({ value = false, onChange, ...rest }: Toggle) => (
  <Checkbox {...rest} value={value} onChange={onChange} />
);

/** Something that is on or off. */
export const OnOff = ({ value = false, onChange, ...rest }: Toggle) => (
  <Switch {...rest} value={value} onChange={onChange} />
);
