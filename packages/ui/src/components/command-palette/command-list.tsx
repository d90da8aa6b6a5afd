/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows of a combo box hold more than an <option> may */
import { useId } from 'react';
import { classNames } from '../../styling/class-names.ts';
import { ShortcutKeys } from '../shortcut-help/shortcut-keys.tsx';
import type { Command } from './command.ts';
import * as styles from './command-palette.css.ts';
import type { CommandGroup } from './match-commands.ts';

export interface CommandListProps {
  id: string;
  label: string;
  groups: readonly CommandGroup[];
  activeId: string | undefined;
  /** DOM id of a command's row. */
  rowId: (id: string) => string;
  onActive: (id: string) => void;
  onChoose: (command: Command) => void;
}

function scrollTo(row: HTMLElement | null) {
  row?.scrollIntoView?.({ block: 'nearest' });
}

/** Rows grouped by heading. Focus stays in the input, which handles the keys. */
export function CommandList({ id, label, groups, activeId, ...rows }: CommandListProps) {
  const { rowId, onActive, onChoose } = rows;
  const headingId = useId();
  // When any command has an icon, all labels align.
  const hasIcons = groups.some(({ commands }) => commands.some(({ icon }) => icon !== undefined));
  return (
    <div id={id} role="listbox" aria-label={label} className={styles.list}>
      {groups.map(({ title, commands }, index) => (
        <div key={title} role="group" aria-labelledby={`${headingId}${index}`}>
          <div id={`${headingId}${index}`} className={styles.heading}>
            {title}
          </div>
          {commands.map((command) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the focus and takes the keys
            <div
              key={command.id}
              id={rowId(command.id)}
              ref={command.id === activeId ? scrollTo : null}
              role="option"
              aria-selected={command.id === activeId}
              className={classNames(styles.row, command.id === activeId && styles.active)}
              onPointerMove={() => onActive(command.id)}
              onClick={() => onChoose(command)}
            >
              {hasIcons && <span className={styles.icon}>{command.icon}</span>}
              <span className={styles.texts}>
                <span>{command.label}</span>
                {command.description !== undefined && (
                  <span className={styles.description}>{command.description}</span>
                )}
              </span>
              {command.shortcut !== undefined && <ShortcutKeys shortcut={command.shortcut} />}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
