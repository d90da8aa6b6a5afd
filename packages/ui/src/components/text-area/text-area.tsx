import { type Ref, useCallback, useRef } from 'react';
import { autoFocusMark } from '../../field/auto-focus-mark.ts';
import { control } from '../../field/field.css.ts';
import { FieldFrame, SuccessMark } from '../../field/field-frame.tsx';
import type { FieldProps, ValueProps } from '../../field/field-props.ts';
import { textDebounce } from '../../field/text/text-input.ts';
import { useTextInput } from '../../field/text/use-text-input.ts';
import { useField } from '../../field/use-field.ts';
import { useTouched } from '../../field/use-touched.ts';
import * as css from './text-area.css.ts';

export interface TextAreaProps extends FieldProps, ValueProps<string> {
  /** Placeholder while empty; never a substitute for a label. */
  readonly placeholder?: string | undefined;
  /** Minimum visible lines. @default 3 */
  readonly rows?: number | undefined;
  /** Grows with its text instead of being resizable. @default false */
  readonly isGrowing?: boolean | undefined;
  /** Maximum length in UTF-16 units; the browser ignores further typing. */
  readonly maxLength?: number | undefined;
  /** Focuses the field on mount. */
  readonly autoFocus?: boolean | undefined;
  /** Debounce before a change is emitted, in milliseconds. @default 16 */
  readonly debounce?: number | undefined;
  /** The DOM element, for focus and measuring. */
  readonly ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** Multi-line text. Changes are emitted after 16 ms without typing. */
export function TextArea(props: TextAreaProps) {
  const { value, defaultValue, onChange, onBlur, ref, debounce = textDebounce } = props;
  const { inputRef, initialText } = useTextInput<HTMLTextAreaElement>({
    value,
    defaultValue,
    ref,
    onBlur,
    onEmit: onChange,
    delay: debounce,
  });
  const element = useRef<HTMLTextAreaElement>(null);
  const [isTouched, touch] = useTouched(element, props.isTouched);
  const wiring = useField(props, isTouched);
  const attach = useCallback(
    (area: HTMLTextAreaElement | null) => {
      element.current = area;
      return inputRef(area);
    },
    [inputRef],
  );
  return (
    <FieldFrame field={props} wiring={wiring}>
      <div className={control}>
        <textarea
          {...wiring.control}
          ref={attach}
          className={`${css.textArea} ${props.isGrowing === true ? css.growing : css.resizable}`}
          defaultValue={initialText}
          readOnly={props.isReadOnly}
          placeholder={props.placeholder}
          rows={props.rows ?? 3}
          maxLength={props.maxLength}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the caller's decision, as in a dialog
          autoFocus={props.autoFocus}
          {...autoFocusMark(props.autoFocus)}
          onBlur={touch}
        />
        <SuccessMark wiring={wiring} />
      </div>
    </FieldFrame>
  );
}
