import type { ReactNode } from 'react';
import { autoFocusMark } from '../../field/auto-focus-mark.ts';
import { useLoadingText } from '../../messages/loading.ts';
import { classNames } from '../../styling/class-names.ts';
import { visuallyHidden } from '../../styling/hidden.css.ts';
import { Spinner } from '../spinner/spinner.tsx';
import * as styles from './button.css.ts';
import { ButtonControl } from './button-control.tsx';
import type { ButtonControlProps } from './native-control.tsx';

/** How prominent a button is. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
/** Heights of a button. */
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonProps extends Omit<ButtonControlProps, 'className' | 'isPending'> {
  /** How prominent it is. @default 'secondary' */
  variant?: ButtonVariant | undefined;
  /** How large it is. @default 'medium' */
  size?: ButtonSize | undefined;
  /** Before the text; give it the size 16 (14 in a small button). */
  icon?: ReactNode;
  /** After the text, such as a chevron of a menu. */
  trailingIcon?: ReactNode;
  /** Keeps width, label and focus, shows that work goes on and takes no press. */
  isLoading?: boolean | undefined;
  /** As wide as its surroundings. */
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
