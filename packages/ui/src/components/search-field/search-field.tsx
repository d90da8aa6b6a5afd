import { type Ref, useMemo, useState } from 'react';
import * as css from '../../field/field.css.ts';
import type { FieldProps, ValueProps } from '../../field/field-props.ts';
import { InputField } from '../../field/input-field.tsx';
import { useFieldMessages } from '../../field/messages-context.tsx';
import { textDebounce } from '../../field/text/text-input.ts';
import { useTextInput } from '../../field/text/use-text-input.ts';
import { CloseIcon, SearchIcon } from '../icons/index.ts';

export interface SearchFieldProps extends FieldProps, ValueProps<string> {
  /** Placeholder while empty; never a substitute for a label. */
  readonly placeholder?: string | undefined;
  /** Focuses the field on mount. */
  readonly autoFocus?: boolean | undefined;
  /** Debounce before a change is emitted, in milliseconds. @default 16 */
  readonly debounce?: number | undefined;
  /** Called on Enter, after the text was emitted. */
  readonly onSubmit?: ((text: string) => void) | undefined;
  /** The DOM element, for focus and measuring. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

const magnifier = (
  <span className={css.adornmentStart}>
    <SearchIcon className={css.icon} aria-hidden="true" />
  </span>
);

/** A search text with a clear button. Escape clears it too; a second Escape leaves the field. */
export function SearchField(props: SearchFieldProps) {
  const { value, defaultValue, onChange, onBlur, onSubmit, ref, debounce, ...field } = props;
  const messages = useFieldMessages();
  const [isEmpty, setEmpty] = useState((value ?? defaultValue ?? '') === '');
  const { inputRef, initialText, text } = useTextInput<HTMLInputElement>({
    value,
    defaultValue,
    ref,
    onBlur,
    onEmit: onChange,
    onText: (typed) => {
      if (isEmpty !== (typed === '')) setEmpty(!isEmpty);
    },
    onCommand: (event, typed) => {
      if (event.key === 'Enter') onSubmit?.(typed);
      if (event.key !== 'Escape' || typed === '' || field.isReadOnly === true) return;
      event.preventDefault();
      event.stopPropagation();
      text.enter('');
    },
    delay: debounce ?? textDebounce,
  });
  const canClear = !isEmpty && field.isDisabled !== true && field.isReadOnly !== true;
  const clear = useMemo(
    () =>
      canClear && (
        <span className={css.adornmentEnd}>
          <button
            type="button"
            className={css.inlineButton}
            aria-label={messages.searchClear}
            onClick={() => {
              text.enter('');
              text.focus();
            }}
          >
            <CloseIcon className={css.icon} aria-hidden="true" />
          </button>
        </span>
      ),
    [canClear, messages, text],
  );
  return (
    <InputField
      {...field}
      type="search"
      inputRef={inputRef}
      initialText={initialText}
      before={magnifier}
      after={clear}
    />
  );
}
