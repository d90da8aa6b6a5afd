import { useState } from 'react';
import { ComboBox, type ComboBoxOption, type ComboBoxProps } from '../combo-box/index.ts';
import { type LoadOptions, useOptionSearch } from './use-option-search.ts';

export interface SearchSelectProps
  extends Omit<ComboBoxProps, 'options' | 'onSearch' | 'status' | 'onOpen'> {
  /** Finds options for a text, '' when the list is opened. A rejection shows that it failed. */
  readonly load: LoadOptions;
  /** Milliseconds without another key before a search begins. @default 250 */
  readonly delay?: number | undefined;
}

/**
 * One choice out of thousands that a server searches: one search at a time, begun when typing
 * rests, cancelled by the next one and on leaving. Keeps the option that was chosen last, so that
 * its name stays when the next search does not find it.
 */
export function SearchSelect({ load, delay = 250, ...props }: SearchSelectProps) {
  const { options, status, search, cancel } = useOptionSearch(load, delay);
  const [chosen, setChosen] = useState<ComboBoxOption>();
  const named = [chosen, props.selectedOption];
  const ofValue = named.find((option) => option?.value === props.value);
  return (
    <ComboBox
      {...props}
      options={options}
      status={status}
      selectedOption={ofValue ?? chosen ?? props.selectedOption}
      onSearch={(text) => search(text)}
      onOpen={() => search('', 0)}
      onChange={(value, option) => {
        setChosen(option);
        props.onChange?.(value, option);
      }}
      onBlur={() => {
        cancel();
        props.onBlur?.();
      }}
    />
  );
}
