import { MenuItem } from 'react-aria-components/Menu';
import { classNames } from '../../styling/class-names.ts';
import { CheckIcon } from '../icons/index.ts';
import * as styles from './menu.css.ts';
import type { MenuEntry } from './menu-entry.ts';

export interface MenuRowProps {
  entry: MenuEntry;
}

export function MenuRow({ entry }: MenuRowProps) {
  const { id, label, description, icon, isSelected, tone = 'neutral' } = entry;
  return (
    <MenuItem id={id} textValue={label} className={classNames(styles.item, styles.tones[tone])}>
      {icon !== undefined && (
        <span className={classNames(styles.icon, tone === 'danger' && styles.dangerIcon)}>
          {icon}
        </span>
      )}
      <span className={styles.texts}>
        {label}
        {description !== undefined && <span className={styles.description}>{description}</span>}
      </span>
      {isSelected && (
        <span className={styles.check}>
          <CheckIcon size={16} />
        </span>
      )}
    </MenuItem>
  );
}
