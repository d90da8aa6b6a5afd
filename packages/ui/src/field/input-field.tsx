import {
  type InputHTMLAttributes,
  memo,
  type ReactNode,
  type Ref,
  useCallback,
  useLayoutEffect,
  useRef,
} from 'react';
import { classNames } from '../styling/class-names.ts';
import { assignRef } from './assign-ref.ts';
import { autoFocusMark } from './auto-focus-mark.ts';
import * as css from './field.css.ts';
import { FieldFrame, SuccessMark } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { useField } from './use-field.ts';
import { useTouched } from './use-touched.ts';

type NativeProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'autoComplete' | 'placeholder' | 'maxLength' | 'autoFocus' | 'spellCheck'
>;

export interface InputFieldProps extends FieldProps, NativeProps {
  /** Keep it stable: a new function detaches and reattaches the input. */
  readonly inputRef: Ref<HTMLInputElement>;
  readonly noticeRef?: Ref<HTMLOutputElement> | undefined;
  /** Initial text; later texts are written by the owner of `inputRef`. */
  readonly initialText: string;
  /** Error found by the field itself; also set as custom validity, so that forms can check it. */
  readonly ownError?: string | undefined;
  /** Content before the text, outside the input's value. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  /** `hero` for the main amount of a screen. @default 'medium' */
  readonly size?: 'medium' | 'hero' | undefined;
  /** Tabular digits. @default false */
  readonly isNumeric?: boolean | undefined;
  /** Masked with dots while unfocused. @default false */
  readonly isConcealed?: boolean | undefined;
  /** Keep it stable between renders. */
  readonly onFocus?: (() => void) | undefined;
}

/**
 * A native input in its field. React knows only the initial text, so nothing here runs on a keystroke; and because its
 * props don't include the value, a controlled field's re-renders stop here too.
 */
export const InputField = memo(function InputField(props: InputFieldProps) {
  const { inputRef, noticeRef, initialText, ownError, before, after, isNumeric } = props;
  const element = useRef<HTMLInputElement>(null);
  const [isTouched, touch] = useTouched(element, props.isTouched);
  const wiring = useField(props, isTouched, ownError);
  useLayoutEffect(() => element.current?.setCustomValidity(ownError ?? ''), [ownError]);
  const attach = useCallback(
    (input: HTMLInputElement | null) => {
      element.current = input;
      if (typeof inputRef !== 'function') {
        assignRef(inputRef, input);
        return undefined;
      }
      const detach = inputRef(input);
      return () => {
        element.current = null;
        if (typeof detach === 'function') detach();
        else inputRef(null);
      };
    },
    [inputRef],
  );
  return (
    <FieldFrame field={props} wiring={wiring} noticeRef={noticeRef}>
      <div className={css.sizes[props.size ?? 'medium']}>
        {before}
        <input
          {...wiring.control}
          ref={attach}
          className={classNames(
            css.input,
            isNumeric === true && css.numeric,
            props.isConcealed === true && css.concealed,
          )}
          defaultValue={initialText}
          readOnly={props.isReadOnly}
          type={props.type ?? 'text'}
          inputMode={props.inputMode}
          autoComplete={props.autoComplete ?? 'off'}
          placeholder={props.placeholder}
          maxLength={props.maxLength}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the caller's decision, as in a dialog
          autoFocus={props.autoFocus}
          {...autoFocusMark(props.autoFocus)}
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={props.spellCheck ?? false}
          onFocus={props.onFocus}
          onBlur={touch}
        />
        <SuccessMark wiring={wiring} />
        {after}
      </div>
    </FieldFrame>
  );
});
