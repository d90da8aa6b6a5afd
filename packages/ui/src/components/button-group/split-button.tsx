import type { ReactNode } from 'react';
import { classNames } from '../../styling/class-names.ts';
import { Button, type ButtonSize } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { ChevronDownIcon } from '../icons/index.ts';
import { Menu } from '../menu/menu.tsx';
import type { MenuEntry, MenuGroup } from '../menu/menu-entry.ts';
import * as styles from './button-group.css.ts';

export interface SplitButtonProps {
  /** The main action, in words. */
  children: ReactNode;
  /** Called by a press, Enter or Space. */
  onPress: () => void;
  /** Names the arrow and its list: 'More ways to export'. */
  menuLabel: string;
  /** What else can be done, in place of the main action. */
  entries: readonly (MenuEntry | MenuGroup)[];
  /** How prominent it is. @default 'secondary' */
  variant?: 'primary' | 'secondary' | undefined;
  /** How large it is. @default 'medium' */
  size?: ButtonSize | undefined;
  /** Size 16, before the words. */
  icon?: ReactNode;
  /** Shows that work goes on and takes no press. @default false */
  isLoading?: boolean | undefined;
  /** Takes no input and is left out of the tab order. @default false */
  isDisabled?: boolean | undefined;
}

/** The action most people want, and the others like it behind an arrow. */
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
