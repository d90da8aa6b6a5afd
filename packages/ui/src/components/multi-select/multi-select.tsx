import { type Ref, useMemo, useState } from 'react';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import type { FieldProps, ValueProps } from '../../field/field-props.ts';
import { useControl } from '../../field/use-control.ts';
import { commandKeys } from '../../keys/command-keys.ts';
import { ComboBoxField } from '../combo-box/combo-box-field.tsx';
import {
  type ComboBoxOption,
  digitsIn,
  labelOf,
  MOST_OPTIONS,
  matchingOptions,
  valueOf,
} from '../combo-box/combo-box-options.ts';
import { comboBoxWiring } from '../combo-box/combo-box-wiring.ts';
import { TagList } from '../tags-input/tag-list.tsx';

export interface MultiSelectProps extends FieldProps, ValueProps<readonly string[]> {
  /** Options; at most 100 matches are rendered. */
  readonly options: readonly ComboBoxOption[];
  /** A typed text that matches no option becomes a value on Enter. @default false */
  readonly allowsCustomValue?: boolean | undefined;
  /** Accepts only digits. @default false */
  readonly isDigitsOnly?: boolean | undefined;
  /** Placeholder while empty; never a substitute for a label. */
  readonly placeholder?: string | undefined;
  /** Focuses the field on mount. */
  readonly autoFocus?: boolean | undefined;
  /** The DOM element, for focus and measuring. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

const NONE: readonly string[] = [];

/** Several choices out of many, found by typing; they are tags before the text. */
export function MultiSelect(props: MultiSelectProps) {
  const { options, allowsCustomValue = false, isDigitsOnly = false } = props;
  const [own, setOwn] = useState(props.defaultValue ?? NONE);
  const values = props.value ?? own;
  const [typed, setTyped] = useState('');
  const { element, attach, wiring, leave } = useControl(props);
  const matching = useMemo(() => matchingOptions(options, typed), [options, typed]);
  const drawn = useMemo(() => matching.slice(0, MOST_OPTIONS), [matching]);

  function set(next: readonly string[]): void {
    setTyped('');
    if (next.length === values.length && next.every((value) => values.includes(value))) return;
    setOwn(next);
    props.onChange?.(next);
  }

  function enter(): void {
    const meant = valueOf(options, typed) ?? (allowsCustomValue ? typed.trim() : '');
    if (meant !== '') set([...new Set([...values, meant])]);
  }

  return (
    <AriaComboBox
      selectionMode="multiple"
      {...comboBoxWiring(props, wiring)}
      items={drawn}
      value={values}
      inputValue={typed}
      onInputChange={(text) => setTyped(isDigitsOnly ? digitsIn(text) : text)}
      onChange={(keys) => set(keys.map(String))}
      onKeyDown={commandKeys((event) => {
        if (event.key === 'Enter') enter();
      })}
      onBlur={() => {
        setTyped('');
        leave();
      }}
    >
      <ComboBoxField
        field={props}
        wiring={wiring}
        inputRef={attach}
        placeholder={values.length === 0 ? props.placeholder : undefined}
        isDigitsOnly={isDigitsOnly}
        autoFocus={props.autoFocus}
        tags={
          <TagList
            tags={values.map((value) => ({ value, label: labelOf(options, value) }))}
            label={props.label}
            input={element}
            isLocked={props.isDisabled === true || props.isReadOnly === true}
            onRemove={(removed) => set(values.filter((value) => value !== removed))}
          />
        }
        list={{
          allowsCustomValue,
          status: 'ready',
          isEmpty: drawn.length === 0,
          more: matching.length - drawn.length,
        }}
      />
    </AriaComboBox>
  );
}
