import { useState } from 'react';
import { ComboBox, type ComboBoxOption, type ComboBoxProps } from '../combo-box/index.ts';
import { type LoadOptions, useOptionSearch } from './use-option-search.ts';

export interface SearchSelectProps
  extends Omit<ComboBoxProps, 'options' | 'onSearch' | 'status' | 'onOpen'> {
  /** Loads options for a text, '' when the list opens. A rejection shows an error. */
  readonly load: LoadOptions;
  /** Debounce before a search starts, in milliseconds. @default 250 */
  readonly delay?: number | undefined;
}

/**
 * One choice out of thousands, searched on a server: one search at a time, debounced, canceled by the next one and on
 * unmount. Keeps the last chosen option, so that its label stays when the next search doesn't find it.
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
