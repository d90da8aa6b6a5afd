import type { ReactNode } from 'react';
import { classNames } from '../../styling/class-names.ts';
import { Button, type ButtonSize } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { ChevronDownIcon } from '../icons/index.ts';
import { Menu } from '../menu/menu.tsx';
import type { MenuEntry, MenuGroup } from '../menu/menu-entry.ts';
import * as styles from './button-group.css.ts';

export interface SplitButtonProps {
  /** Label of the main action. */
  children: ReactNode;
  /** Called on press, Enter or Space. */
  onPress: () => void;
  /** Accessible name of the arrow and its menu: 'More ways to export'. */
  menuLabel: string;
  /** Alternatives to the main action. */
  entries: readonly (MenuEntry | MenuGroup)[];
  /** Variant: visual prominence. @default 'secondary' */
  variant?: 'primary' | 'secondary' | undefined;
  /** Size. @default 'medium' */
  size?: ButtonSize | undefined;
  /** Icon before the label, size 16. */
  icon?: ReactNode;
  /** Shows a spinner and ignores presses. @default false */
  isLoading?: boolean | undefined;
  /** Disabled: takes no input and leaves the tab order. @default false */
  isDisabled?: boolean | undefined;
}

/** The most common action, with related ones behind an arrow. */
export function SplitButton({
  children,
  onPress,
  menuLabel,
  entries,
  variant = 'secondary',
  size = 'medium',
  icon,
  isLoading = false,
  isDisabled = false,
}: SplitButtonProps) {
  const looks = { variant, size, isDisabled };
  return (
    <div className={classNames(styles.group, variant === 'primary' && styles.apart)}>
      <Button {...looks} isLoading={isLoading} icon={icon} onPress={onPress}>
        {children}
      </Button>
      <Menu
        label={menuLabel}
        placement="bottom end"
        trigger={
          <IconButton
            {...looks}
            label={menuLabel}
            isDisabled={isDisabled || isLoading}
            icon={<ChevronDownIcon aria-hidden size={16} />}
          />
        }
        entries={entries}
      />
    </div>
  );
}
