import { type Ref, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { assignRef } from '../../field/assign-ref.ts';
import { autoFocusMark } from '../../field/auto-focus-mark.ts';
import * as fieldCss from '../../field/field.css.ts';
import { FieldMessage } from '../../field/field-frame.tsx';
import type { FieldProps, ValueProps } from '../../field/field-props.ts';
import { useFieldMessages } from '../../field/messages-context.tsx';
import { useField } from '../../field/use-field.ts';
import { useTouched } from '../../field/use-touched.ts';
import { visuallyHidden } from '../../styling/hidden.css.ts';
import { ChevronDownIcon } from '../icons/index.ts';
import { ComboBoxList } from './combo-box-list.tsx';
import { type ComboBoxOption, digitsIn, labelOf, valueOf } from './combo-box-options.ts';

export interface ComboBoxProps extends FieldProps, ValueProps<string> {
  readonly options: readonly ComboBoxOption[];
  /** A typed text that is no option becomes the value on Enter or on leaving. @default false */
  readonly allowsCustomValue?: boolean | undefined;
  /** Lets digits through only. @default false */
  readonly isDigitsOnly?: boolean | undefined;
  /**
   * Called with every typed text. With it the options are taken as found: they are not filtered
   * here, so that a server can search.
   */
  readonly onSearch?: ((text: string) => void) | undefined;
  readonly placeholder?: string | undefined;
  readonly autoFocus?: boolean | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** One choice out of many, found by typing. Emits the value of an option, or '' when cleared. */
export function ComboBox(props: ComboBoxProps) {
  const { options, allowsCustomValue = false, isDigitsOnly = false, onSearch, ref } = props;
  const messages = useFieldMessages();
  const [own, setOwn] = useState(props.defaultValue ?? '');
  const value = props.value ?? own;
  /** The text being typed; `null` while the value itself is shown. */
  const [typed, setTyped] = useState<string | null>(null);
  const element = useRef<HTMLInputElement>(null);
  const [isTouched, touch] = useTouched(element, props.isTouched);
  const wiring = useField(props, isTouched);
  const describedBy = wiring.control['aria-describedby'];
  const shown = typed ?? labelOf(options, value);

  function choose(next: string): void {
    setTyped(null);
    if (next === value) return;
    setOwn(next);
    props.onChange?.(next);
  }

  /** On Enter and on leaving: the text becomes a value, or gives way to the one there was. */
  function settle(): void {
    if (typed === null) return;
    const known = valueOf(options, typed);
    if (known !== null) choose(known);
    else if (allowsCustomValue) choose(typed.trim());
    else setTyped(null);
  }

  return (
    <AriaComboBox
      className={fieldCss.root}
      data-state={wiring.state}
      data-disabled={props.isDisabled === true || undefined}
      data-readonly={props.isReadOnly === true || undefined}
      {...(describedBy === undefined ? {} : { 'aria-describedby': describedBy })}
      items={onSearch === undefined ? matching(options, typed) : options}
      value={options.some((option) => option.value === value) ? value : null}
      inputValue={shown}
      onInputChange={(text) => {
        const next = isDigitsOnly ? digitsIn(text) : text;
        if (next === shown) return;
        setTyped(next);
        onSearch?.(next);
      }}
      onChange={(key) => {
        if (key !== null) choose(String(key));
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle();
      }}
      onBlur={() => {
        settle();
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
      <Label className={props.isLabelHidden === true ? visuallyHidden : fieldCss.blockLabel}>
        {props.label}
        {props.isRequired === true && (
          <span className={fieldCss.required} aria-hidden="true">
            *
          </span>
        )}
      </Label>
      <div className={fieldCss.control}>
        <Input
          ref={(input) => {
            element.current = input;
            assignRef(ref, input);
          }}
          className={fieldCss.input}
          name={props.name}
          placeholder={props.placeholder ?? ''}
          inputMode={isDigitsOnly ? 'numeric' : 'text'}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the caller's decision, as in a dialog
          autoFocus={props.autoFocus}
          {...autoFocusMark(props.autoFocus)}
        />
        <span className={fieldCss.adornmentEnd}>
          <Button className={fieldCss.inlineButton} aria-label={messages.comboBoxShowOptions}>
            <ChevronDownIcon className={fieldCss.icon} aria-hidden="true" />
          </Button>
        </span>
      </div>
      {props.description !== undefined && (
        <div className={fieldCss.description} id={wiring.descriptionId}>
          {props.description}
        </div>
      )}
      <FieldMessage wiring={wiring} />
      <ComboBoxList
        noData={allowsCustomValue ? messages.comboBoxNoData : messages.comboBoxNoMatch}
      />
    </AriaComboBox>
  );
}

function matching(
  options: readonly ComboBoxOption[],
  typed: string | null,
): readonly ComboBoxOption[] {
  if (typed === null || typed === '') return options;
  const wanted = typed.toLocaleLowerCase();
  return options.filter(
    ({ label, description }) =>
      label.toLocaleLowerCase().includes(wanted) ||
      description?.toLocaleLowerCase().includes(wanted) === true,
  );
}
