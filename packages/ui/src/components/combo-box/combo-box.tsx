import { type Ref, useMemo, useState } from 'react';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import type { FieldProps, ValueProps } from '../../field/field-props.ts';
import { useControl } from '../../field/use-control.ts';
import { commandKeys } from '../../keys/command-keys.ts';
import { ComboBoxField } from './combo-box-field.tsx';
import {
  type ComboBoxOption,
  digitsIn,
  labelOf,
  MOST_OPTIONS,
  matchingOptions,
  type OptionStatus,
  valueOf,
} from './combo-box-options.ts';
import { comboBoxWiring } from './combo-box-wiring.ts';

export interface ComboBoxProps
  extends FieldProps,
    ValueProps<string, [option: ComboBoxOption | undefined]> {
  /** Of many, the first 100 that match are drawn. */
  readonly options: readonly ComboBoxOption[];
  /** A typed text that is no option becomes the value on Enter or on leaving. @default false */
  readonly allowsCustomValue?: boolean | undefined;
  /** Lets digits through only. @default false */
  readonly isDigitsOnly?: boolean | undefined;
  /**
   * Called with every typed text. With it the options are taken as found: they are not filtered
   * here, so that a server can search. `SearchSelect` does so with delay and cancellation.
   */
  readonly onSearch?: ((text: string) => void) | undefined;
  /** How far the search is. @default 'ready' */
  readonly status?: OptionStatus | undefined;
  /** The option of the value, where `options` need not hold it. */
  readonly selectedOption?: ComboBoxOption | undefined;
  /** The list was opened, and not by typing. */
  readonly onOpen?: (() => void) | undefined;
  /** Shown while it is empty; never in place of a label. */
  readonly placeholder?: string | undefined;
  /** Takes the focus when it appears. */
  readonly autoFocus?: boolean | undefined;
  /** The element itself, for focus and measuring. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** One choice out of many, found by typing. Emits the value of an option, or '' when cleared. */
export function ComboBox(props: ComboBoxProps) {
  const { options, selectedOption, allowsCustomValue = false, isDigitsOnly = false } = props;
  const { onSearch, status = 'ready' } = props;
  const [own, setOwn] = useState(props.defaultValue ?? '');
  const value = props.value ?? own;
  /** The text being typed; `null` while the value itself is shown. */
  const [typed, setTyped] = useState<string | null>(null);
  /** A choice was made since the list was opened, and nothing was typed after it. */
  const [isChosen, setChosen] = useState(false);
  const { attach, wiring, leave } = useControl(props);
  const known = useMemo(
    () => (selectedOption === undefined ? options : [...options, selectedOption]),
    [options, selectedOption],
  );
  const isSearched = onSearch !== undefined && status === 'ready';
  const matching = useMemo(
    () => (isSearched ? options : matchingOptions(options, typed)),
    [isSearched, options, typed],
  );
  const drawn = useMemo(() => matching.slice(0, MOST_OPTIONS), [matching]);
  const shown = typed ?? labelOf(known, value);

  function choose(next: string): void {
    setTyped(null);
    setChosen(true);
    if (next === value) return;
    setOwn(next);
    props.onChange?.(
      next,
      known.find((option) => option.value === next),
    );
  }

  /** On Enter and on leaving: the text becomes a value, or gives way to the one there was. */
  function settle(): void {
    if (typed === null) return;
    const meant = valueOf(known, typed);
    if (meant !== null) choose(meant);
    else if (allowsCustomValue) choose(typed.trim());
    else setTyped(null);
  }

  return (
    <AriaComboBox
      {...comboBoxWiring(props, wiring)}
      items={drawn}
      value={drawn.some((option) => option.value === value) ? value : null}
      inputValue={shown}
      onInputChange={(text) => {
        const next = isDigitsOnly ? digitsIn(text) : text;
        if (next === shown) return;
        setTyped(next);
        setChosen(false);
        onSearch?.(next);
      }}
      onChange={(key) => {
        if (key !== null) choose(String(key));
      }}
      onKeyDown={commandKeys((event) => {
        if (event.key === 'Enter') settle();
      })}
      onBlur={() => {
        settle();
        leave();
      }}
      onOpenChange={(isOpen, trigger) => {
        // A name that is known only after the focus came opens it as typing does.
        const isByHand = typed !== null || isChosen;
        if (!isOpen || (trigger === 'input' && isByHand)) return;
        setChosen(false);
        props.onOpen?.();
      }}
    >
      <ComboBoxField
        field={props}
        wiring={wiring}
        inputRef={attach}
        placeholder={props.placeholder}
        isDigitsOnly={isDigitsOnly}
        autoFocus={props.autoFocus}
        isChosen={isChosen}
        list={{
          allowsCustomValue,
          status,
          isEmpty: drawn.length === 0,
          more: matching.length - drawn.length,
        }}
      />
    </AriaComboBox>
  );
}
