import { Button } from '@payfac/ui/button';
import { IconButton } from '@payfac/ui/icon-button';
import { MoreIcon } from '@payfac/ui/icons';
import { LaterMenu } from '@payfac/ui/menu';
import { type ReactNode, useMemo } from 'react';
import { notifyMissing } from '../../later/use-later.ts';
import { useHolder } from '../../session/session.ts';
import type { List } from '../list.ts';
import * as styles from './actions.css.ts';
import { mayUse, type RowAction } from './row-action.ts';

/** The dialog of a row's action, open over the list. */
export type Opened<R> = { readonly action: RowAction<R>; readonly row: R };

interface RowMenuProps<R> {
  readonly list: List<R>;
  readonly row: R;
  readonly onOpen: (opened: Opened<R>) => void;
}

/** The actions that this user may take on a row now. */
function RowMenu<R>({ list, row, onOpen }: RowMenuProps<R>) {
  const holder = useHolder();
  const offered = list.rowActions.filter(
    (action) => mayUse(holder, action) && (action.isOffered?.(row) ?? true),
  );
  if (offered.length === 0) return null;
  const label = `Actions for ${list.rowName(row)}`;
  const next = offered.find(({ isInRow, href }) => isInRow && !href);
  const menu = (
    <LaterMenu
      label={label}
      placement="bottom end"
      trigger={<IconButton size="small" label={label} icon={<MoreIcon size={16} />} />}
      onMissing={notifyMissing}
      entries={offered.map((action) => ({
        id: action.label,
        label: action.label,
        tone: action.tone ?? 'neutral',
        ...(action.href ? { href: action.href(row) } : { onAction: () => onOpen({ action, row }) }),
      }))}
    />
  );
  if (!next) return menu;
  return (
    <span className={styles.rowTools}>
      <span className={styles.next}>
        <Button
          size="small"
          aria-label={`${next.label} ${list.rowName(row)}`}
          onPress={() => onOpen({ action: next, row })}
        >
          {next.label}
        </Button>
      </span>
      {menu}
    </span>
  );
}

/**
 * The function that renders a row's menu: always the same one, so that no cell re-renders for it. Undefined when this
 * user has no action on any row.
 */
export function useRowMenu<R>(
  list: List<R>,
  onOpen: (opened: Opened<R>) => void,
): ((row: R) => ReactNode) | undefined {
  const holder = useHolder();
  const isUsed = list.rowActions.some((action) => mayUse(holder, action));
  return useMemo(
    () => (isUsed ? (row: R) => <RowMenu list={list} row={row} onOpen={onOpen} /> : undefined),
    [isUsed, list, onOpen],
  );
}
