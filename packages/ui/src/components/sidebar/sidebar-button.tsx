import type { ReactNode } from 'react';
import { classNames } from '../../styling/class-names.ts';
import { Tooltip } from '../tooltip/tooltip.tsx';
import * as styles from './sidebar-row.css.ts';

export interface SidebarButtonProps {
  label: string;
  icon: ReactNode;
  onPress: () => void;
}

/** An icon button in the sidebar's colors, which `IconButton` doesn't offer. */
export function SidebarButton({ label, icon, onPress }: SidebarButtonProps) {
  return (
    <Tooltip isNative text={label} placement="end">
      <button
        type="button"
        aria-label={label}
        className={classNames(styles.row, styles.square)}
        onClick={onPress}
      >
        <span className={styles.icon}>{icon}</span>
      </button>
    </Tooltip>
  );
}
