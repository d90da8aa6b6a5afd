import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type PressEvent } from 'react-aria-components/Button';
import { classNames } from '../../styling/class-names.ts';
import { button, variants } from '../button/button.css.ts';
import type { ButtonSize, ButtonVariant } from '../button/button.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { squares } from './icon-button.css.ts';

export interface IconButtonProps {
  /** What the button does, in words: it is all a screen reader has. */
  label: string;
  icon: ReactNode;
  /** @default 'quiet' */
  variant?: ButtonVariant;
  /** @default 'medium' */
  size?: ButtonSize;
  isLoading?: boolean;
  isDisabled?: boolean;
  onPress?: (event: PressEvent) => void;
  id?: string;
  autoFocus?: boolean;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  'aria-describedby'?: string;
  ref?: Ref<HTMLButtonElement>;
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
    <AriaButton
      {...rest}
      aria-label={label}
      isPending={isLoading}
      className={classNames(button, variants[variant], squares[size])}
    >
      {isLoading ? <Spinner /> : icon}
    </AriaButton>
  );
}
