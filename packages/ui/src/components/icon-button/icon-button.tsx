import type { ReactNode } from 'react';
import { classNames } from '../../styling/class-names.ts';
import { button, variants } from '../button/button.css.ts';
import type { ButtonSize, ButtonVariant } from '../button/button.tsx';
import { ButtonControl } from '../button/button-control.tsx';
import type { ButtonControlProps } from '../button/native-control.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { squares } from './icon-button.css.ts';

type FromLabel = 'children' | 'aria-label';

export interface IconButtonProps
  extends Omit<ButtonControlProps, FromLabel | 'className' | 'isPending' | 'type' | 'form'> {
  /** What the button does: its accessible name. */
  label: string;
  /** Icon, size 16 (14 in a small button). */
  icon: ReactNode;
  /** Variant: visual prominence. @default 'quiet' */
  variant?: ButtonVariant | undefined;
  /** Size. @default 'medium' */
  size?: ButtonSize | undefined;
  /** Makes it a toggle button, and sets its state. Its label stays the same. */
  isPressed?: boolean | undefined;
  /** Shows a spinner and ignores presses. */
  isLoading?: boolean | undefined;
}

/** An icon-only button, for widely known icons or actions repeated in every row. */
export function IconButton({
  label,
  icon,
  variant = 'quiet',
  size = 'medium',
  isLoading = false,
  isPressed,
  ...rest
}: IconButtonProps) {
  return (
    <ButtonControl
      {...rest}
      aria-label={label}
      aria-pressed={isPressed}
      isPending={isLoading}
      className={classNames(button, variants[variant], squares[size])}
    >
      {isLoading ? <Spinner /> : icon}
    </ButtonControl>
  );
}
