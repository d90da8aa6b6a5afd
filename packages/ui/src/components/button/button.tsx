import type { ReactNode } from 'react';
import { autoFocusMark } from '../../field/auto-focus-mark.ts';
import { useMessages } from '../../messages/context.tsx';
import { classNames } from '../../styling/class-names.ts';
import { visuallyHidden } from '../../styling/hidden.css.ts';
import { Spinner } from '../spinner/spinner.tsx';
import * as styles from './button.css.ts';
import { ButtonControl } from './button-control.tsx';
import type { ButtonControlProps } from './native-control.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonProps extends Omit<ButtonControlProps, 'className' | 'isPending'> {
  /** @default 'secondary' */
  variant?: ButtonVariant | undefined;
  /** @default 'medium' */
  size?: ButtonSize | undefined;
  /** Before the text; give it the size 16 (14 in a small button). */
  icon?: ReactNode;
  /** After the text, such as a chevron of a menu. */
  trailingIcon?: ReactNode;
  /** Keeps width and focus, shows that work goes on and takes no press. */
  isLoading?: boolean | undefined;
  isFullWidth?: boolean | undefined;
}

/** Does something on this page. What leads to another address is a `Link`. */
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
  const messages = useMessages();
  return (
    <ButtonControl
      {...rest}
      {...autoFocusMark(rest.autoFocus)}
      isPending={isLoading}
      className={classNames(
        styles.button,
        styles.variants[variant],
        styles.sizes[size],
        isFullWidth && styles.fullWidth,
      )}
    >
      <span className={isLoading ? styles.contentHidden : styles.content}>
        {icon !== undefined && <span className={styles.icon}>{icon}</span>}
        {children}
        {trailingIcon !== undefined && <span className={styles.icon}>{trailingIcon}</span>}
      </span>
      {isLoading && (
        <span className={styles.pending}>
          <Spinner />
          <span className={visuallyHidden}>{messages.loading}</span>
        </span>
      )}
    </ButtonControl>
  );
}
