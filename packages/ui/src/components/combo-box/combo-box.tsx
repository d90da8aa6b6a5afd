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
  /** Options; at most 100 matches are rendered. */
  readonly options: readonly ComboBoxOption[];
  /** A typed text that matches no option becomes the value on Enter or blur. @default false */
  readonly allowsCustomValue?: boolean | undefined;
  /** Accepts only digits. @default false */
  readonly isDigitsOnly?: boolean | undefined;
  /**
   * Called with each typed text. With it the options aren't filtered locally, so that a server can search.
   * `SearchSelect` adds debouncing and cancellation.
   */
  readonly onSearch?: ((text: string) => void) | undefined;
  /** State of the search. @default 'ready' */
  readonly status?: OptionStatus | undefined;
  /** Option of the current value, when `options` may not contain it. */
  readonly selectedOption?: ComboBoxOption | undefined;
  /** Called when the list opens other than by typing. */
  readonly onOpen?: (() => void) | undefined;
  /** Placeholder while empty; never a substitute for a label. */
  readonly placeholder?: string | undefined;
  /** Focuses the field on mount. */
  readonly autoFocus?: boolean | undefined;
  /** The DOM element, for focus and measuring. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** One choice out of many, found by typing. Emits an option's value, or '' when cleared. */
export function ComboBox(props: ComboBoxProps) {
  const { options, selectedOption, allowsCustomValue = false, isDigitsOnly = false } = props;
  const { onSearch, status = 'ready' } = props;
  const [own, setOwn] = useState(props.defaultValue ?? '');
  const value = props.value ?? own;
  /** Text being typed; `null` while the value is displayed. */
  const [typed, setTyped] = useState<string | null>(null);
  /** True when an option was chosen since the list opened, with nothing typed after it. */
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

  /** On Enter and blur: commits the text as a value, or restores the previous one. */
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
        // An option label that arrives after focus opens the list like typing does.
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
