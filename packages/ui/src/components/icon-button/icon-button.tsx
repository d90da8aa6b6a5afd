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
  /** What the button does, in words: it is all a screen reader has. */
  label: string;
  /** Give it the size 16, 14 in a small button. */
  icon: ReactNode;
  /** How prominent it is. @default 'quiet' */
  variant?: ButtonVariant | undefined;
  /** How large it is. @default 'medium' */
  size?: ButtonSize | undefined;
  /** Shows that work goes on and takes no press. */
  isLoading?: boolean | undefined;
}

/** A button of one icon, for actions whose icon everybody knows or that stand in every row. */
export function IconButton({
  label,
  icon,
  variant = 'quiet',
  size = 'medium',
  isLoading = false,
  ...rest
}: IconButtonProps) {
  return (
    <ButtonControl
      {...rest}
      aria-label={label}
      isPending={isLoading}
      className={classNames(button, variants[variant], squares[size])}
    >
      {isLoading ? <Spinner /> : icon}
    </ButtonControl>
  );
}
