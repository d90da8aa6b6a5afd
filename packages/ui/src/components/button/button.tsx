import type { ReactNode } from 'react';
import { autoFocusMark } from '../../field/auto-focus-mark.ts';
import { useLoadingText } from '../../messages/loading.ts';
import { classNames } from '../../styling/class-names.ts';
import { visuallyHidden } from '../../styling/hidden.css.ts';
import { Spinner } from '../spinner/spinner.tsx';
import * as styles from './button.css.ts';
import { ButtonControl } from './button-control.tsx';
import type { ButtonControlProps } from './native-control.tsx';

/** Button variants. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
/** Button sizes. */
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonProps extends Omit<ButtonControlProps, 'className' | 'isPending'> {
  /** Variant: visual prominence. @default 'secondary' */
  variant?: ButtonVariant | undefined;
  /** Size. @default 'medium' */
  size?: ButtonSize | undefined;
  /** Icon before the text, size 16 (14 in a small button). */
  icon?: ReactNode;
  /** Icon after the text, such as a menu's chevron. */
  trailingIcon?: ReactNode;
  /** Keeps width, label and focus, shows a spinner and ignores presses. */
  isLoading?: boolean | undefined;
  /** Full width of the container. */
  isFullWidth?: boolean | undefined;
}

/** Performs an action on this page. For navigation use a `Link`. */
export function Button({
  children,
  variant = 'secondary',
  size = 'medium',
  icon,
  trailingIcon,
  isLoading = false,
  isFullWidth = false,
  ...rest
}: ButtonProps) {
  const loading = useLoadingText();
  return (
    <ButtonControl
      {...rest}
      {...autoFocusMark(rest.autoFocus)}
      isPending={isLoading}
      className={classNames(
        styles.button,
        styles.variants[variant],
        styles.sizes[size],
        isLoading && icon === undefined && styles.room[size],
        isFullWidth && styles.fullWidth,
      )}
    >
      <span className={styles.content}>
        {(icon !== undefined || isLoading) && (
          <span className={styles.icon}>{isLoading ? <Spinner /> : icon}</span>
        )}
        {children}
        {trailingIcon !== undefined && <span className={styles.icon}>{trailingIcon}</span>}
      </span>
      {isLoading && <span className={visuallyHidden}>{loading}</span>}
    </ButtonControl>
  );
}
