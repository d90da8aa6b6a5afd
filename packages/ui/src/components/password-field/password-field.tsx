import { type Ref, useMemo, useState } from 'react';
import * as css from '../../field/field.css.ts';
import type { FieldProps, ValueProps } from '../../field/field-props.ts';
import { InputField } from '../../field/input-field.tsx';
import { useFieldMessages } from '../../field/messages-context.tsx';
import { textDebounce } from '../../field/text/text-input.ts';
import { useTextInput } from '../../field/text/use-text-input.ts';
import { HideIcon, ShowIcon } from '../icons/index.ts';
import { type PasswordStrength, PasswordStrengthMeter } from './password-strength.tsx';

export interface PasswordFieldProps extends FieldProps, ValueProps<string> {
  /** Tells password managers which password it is. @default 'current-password' */
  readonly autoComplete?: 'current-password' | 'new-password' | 'off' | undefined;
  /** Strength shown below the field; the application computes it. */
  readonly strength?: PasswordStrength | undefined;
  /** Maximum length in UTF-16 units; further typing is ignored. */
  readonly maxLength?: number | undefined;
  /** Focuses the field on mount. */
  readonly autoFocus?: boolean | undefined;
  /** The DOM element, for focus and measuring. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** A password field with a button that reveals the text. */
export function PasswordField(props: PasswordFieldProps) {
  const { value, defaultValue, onChange, onBlur, ref, strength, ...field } = props;
  const { autoComplete = 'current-password', ...rest } = field;
  const messages = useFieldMessages();
  const [isShown, setShown] = useState(false);
  const { inputRef, initialText } = useTextInput<HTMLInputElement>({
    value,
    defaultValue,
    ref,
    onBlur,
    onEmit: onChange,
    delay: textDebounce,
  });
  const reveal = useMemo(
    () => (
      <span className={css.adornmentEnd}>
        <button
          type="button"
          className={css.inlineButton}
          aria-label={isShown ? messages.passwordHide : messages.passwordShow}
          disabled={rest.isDisabled}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? (
            <HideIcon className={css.icon} aria-hidden="true" />
          ) : (
            <ShowIcon className={css.icon} aria-hidden="true" />
          )}
        </button>
      </span>
    ),
    [isShown, messages, rest.isDisabled],
  );
  return (
    <div>
      <InputField
        {...rest}
        type={isShown ? 'text' : 'password'}
        autoComplete={autoComplete}
        inputRef={inputRef}
        initialText={initialText}
        after={reveal}
      />
      {strength !== undefined && strength.level > 0 && <PasswordStrengthMeter {...strength} />}
    </div>
  );
}
