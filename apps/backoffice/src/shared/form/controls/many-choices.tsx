import { MultiSelect } from '@payfac/ui/multi-select';
import { type ChoiceProps, type Labels, optionsOf } from './choices.tsx';
import { type ControlProps, chosenFrom } from './control.ts';

/** A choice of any number of an enumeration's values. Create it once, next to the form. */
export function choicesOf<T extends string>(values: readonly T[], labels: Labels<T>) {
  const options = optionsOf(values, labels);
  const Choices = ({ value = [], onChange, ...rest }: ControlProps<T[]> & ChoiceProps) => (
    <MultiSelect
      {...rest}
      value={value}
      options={options}
      onChange={(chosen) => onChange(values.filter((each) => chosen.includes(each)))}
    />
  );
  return chosenFrom(Choices);
}
