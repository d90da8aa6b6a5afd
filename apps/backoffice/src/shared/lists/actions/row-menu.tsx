import { ConfirmDialog } from '@payfac/ui/confirm-dialog';
import { IconButton } from '@payfac/ui/icon-button';
import { MoreIcon } from '@payfac/ui/icons';
import { Menu } from '@payfac/ui/menu';
import { useState } from 'react';
import { notify } from '../../notify/notify.ts';
import { useHolder } from '../../session/session.ts';
import type { List } from '../list.ts';
import { mayUse } from '../may-use.ts';
import type { RowAction, RunAction } from './row-action.ts';
import { useRun } from './use-run.ts';

/** What stands over the list because of a row's action. */
export type Opened<R> = { readonly action: RowAction<R>; readonly row: R };

interface RowMenuProps<R> {
  readonly list: List<R>;
  readonly row: R;
  readonly onOpen: (opened: Opened<R>) => void;
}

/** What may be done with a row now, by this person. */
export function RowMenu<R>({ list, row, onOpen }: RowMenuProps<R>) {
  const holder = useHolder();
  const offered = list.rowActions.filter(
    (action) => mayUse(holder, action) && (action.isOffered?.(row) ?? true),
  );
  if (offered.length === 0) return null;
  const label = `Actions for ${list.rowName(row)}`;
  return (
    <Menu
      label={label}
      placement="bottom end"
      trigger={<IconButton size="small" label={label} icon={<MoreIcon size={16} />} />}
      entries={offered.map((action) => ({
        id: action.label,
        label: action.label,
        tone: action.tone ?? 'neutral',
        ...(action.href ? { href: action.href(row) } : { onAction: () => onOpen({ action, row }) }),
      }))}
    />
  );
}

interface OpenedActionProps<R> extends Opened<R> {
  readonly list: List<R>;
  readonly onClose: () => void;
}

interface RunDialogProps<R> {
  readonly action: RunAction<R>;
  readonly row: R;
  readonly list: List<R>;
  readonly onClose: () => void;
}

/** Confirms where the action asks to, runs, and says what happened. */
function RunDialog<R>({ action, row, list, onClose }: RunDialogProps<R>) {
  const confirmation = action.confirm?.(row);
  const { isRunning, error, run } = useRun(
    () => action.run(row),
    list.invalidates,
    () => {
      notify('success', action.done(row));
      onClose();
    },
  );
  const title = confirmation?.title ?? `${action.label}: ${list.rowName(row)}?`;
  return (
    <ConfirmDialog
      isOpen
      title={title}
      confirmLabel={confirmation?.confirmLabel ?? action.label}
      tone={confirmation?.tone ?? 'primary'}
      isConfirming={isRunning}
      error={error}
      onConfirm={run}
      onCancel={onClose}
    >
      {confirmation?.text}
    </ConfirmDialog>
  );
}

/** The dialog of a row's action; one that needs no asking has run already. */
export function OpenedAction<R>({ action, row, list, onClose }: OpenedActionProps<R>) {
  const [at] = useState(row);
  if (action.dialog) return action.dialog(at, onClose);
  if (!action.run) return null;
  return <RunDialog action={action} row={at} list={list} onClose={onClose} />;
}
