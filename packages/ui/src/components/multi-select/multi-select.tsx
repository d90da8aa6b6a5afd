import { type Ref, useMemo, useRef, useState } from 'react';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { assignRef } from '../../field/assign-ref.ts';
import * as fieldCss from '../../field/field.css.ts';
import type { FieldProps, ValueProps } from '../../field/field-props.ts';
import { useField } from '../../field/use-field.ts';
import { useTouched } from '../../field/use-touched.ts';
import { ComboBoxField } from '../combo-box/combo-box-field.tsx';
import {
  type ComboBoxOption,
  digitsIn,
  labelOf,
  MOST_OPTIONS,
  matchingOptions,
  valueOf,
} from '../combo-box/combo-box-options.ts';
import { TagList } from '../tags-input/tag-list.tsx';

export interface MultiSelectProps extends FieldProps, ValueProps<readonly string[]> {
  /** Of many, the first 100 that match are drawn. */
  readonly options: readonly ComboBoxOption[];
  /** A typed text that is no option becomes a value on Enter. @default false */
  readonly allowsCustomValue?: boolean | undefined;
  /** Lets digits through only. @default false */
  readonly isDigitsOnly?: boolean | undefined;
  readonly placeholder?: string | undefined;
  readonly autoFocus?: boolean | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

const NONE: readonly string[] = [];

/** Several choices out of many, found by typing; they stand as tags in front of the text. */
export function MultiSelect(props: MultiSelectProps) {
  const { options, allowsCustomValue = false, isDigitsOnly = false, ref } = props;
  const [own, setOwn] = useState(props.defaultValue ?? NONE);
  const values = props.value ?? own;
  const [typed, setTyped] = useState('');
  const element = useRef<HTMLInputElement>(null);
  const [isTouched, touch] = useTouched(element, props.isTouched);
  const wiring = useField(props, isTouched);
  const describedBy = wiring.control['aria-describedby'];
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
      className={fieldCss.root}
      data-state={wiring.state}
      data-disabled={props.isDisabled === true || undefined}
      data-readonly={props.isReadOnly === true || undefined}
      {...(describedBy === undefined ? {} : { 'aria-describedby': describedBy })}
      items={drawn}
      value={values}
      inputValue={typed}
      onInputChange={(text) => setTyped(isDigitsOnly ? digitsIn(text) : text)}
      onChange={(keys) => set(keys.map(String))}
      onKeyDown={(event) => {
        if (event.key === 'Enter') enter();
      }}
      onBlur={() => {
        setTyped('');
        touch();
        props.onBlur?.();
      }}
      menuTrigger="focus"
      allowsEmptyCollection
      allowsCustomValue
      isDisabled={props.isDisabled ?? false}
      isReadOnly={props.isReadOnly ?? false}
      isRequired={props.isRequired ?? false}
      isInvalid={wiring.state === 'error'}
      validationBehavior="aria"
    >
      <ComboBoxField
        field={props}
        wiring={wiring}
        inputRef={(input) => {
          element.current = input;
          assignRef(ref, input);
        }}
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
        list={{ allowsCustomValue, status: 'ready', more: matching.length - drawn.length }}
      />
    </AriaComboBox>
  );
}
