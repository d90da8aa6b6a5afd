import { Select, type SelectOption } from '@payfac/ui/select';
import { type ControlProps, chosenFrom, textOrNothing } from './control.ts';

export type Labels<T extends string> = Readonly<Record<T, string>>;

export interface ChoiceProps {
  readonly placeholder?: string | undefined;
}

interface SomeOf<T extends string> {
  /** The values that are offered here. Default: all. */
  readonly only?: readonly T[] | undefined;
}

export const optionsOf = <T extends string>(values: readonly T[], labels: Labels<T>) =>
  values.map((value) => ({ value, label: labels[value] }));

/** A choice of one value of an enumeration, by label. Create it once, next to the form. */
export function choiceOf<T extends string>(values: readonly T[], labels: Labels<T>) {
  const options = optionsOf(values, labels);
  const Choice = ({
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
  return chosenFrom(Choice);
}

interface Offered extends ChoiceProps {
  /** Undefined while loading. */
  readonly options: readonly SelectOption[] | undefined;
}

/** A choice of one of a few loaded options. */
export const OneOf = chosenFrom(
  ({
    value = '',
    onChange,
    placeholder = 'Select one',
    isReadOnly,
    options,
    ...rest
  }: ControlProps<string> & Offered) => (
    <Select
      {...rest}
      isDisabled={rest.isDisabled ?? isReadOnly ?? options === undefined}
      placeholder={options ? placeholder : 'Loading…'}
      value={value}
      options={options ?? []}
      onChange={(chosen) => onChange(textOrNothing(chosen))}
    />
  ),
);
