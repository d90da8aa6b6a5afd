import { ConfirmDialog } from '@payfac/ui/confirm-dialog';
import { Suspense, useState } from 'react';
import { notify } from '../../notify/notify.ts';
import type { List } from '../list.ts';
import type { RunAction } from './row-action.ts';
import type { Opened } from './row-menu.tsx';
import { useRun } from './use-run.ts';

interface OpenedActionProps<R> extends Opened<R> {
  readonly list: Pick<List<R>, 'rowName'>;
  readonly onClose: () => void;
  /** Called once the action has run. */
  readonly onDone?: () => void;
}

type RunDialogProps<R> = Omit<OpenedActionProps<R>, 'action'> & { readonly action: RunAction<R> };

/** Confirms if the action asks to, runs it, and reports the result. */
function RunDialog<R>({ action, row, list, onClose, onDone }: RunDialogProps<R>) {
  const confirmation = action.confirm?.(row);
  const { isRunning, error, run } = useRun(
    () => action.run(row),
    () => {
      notify('success', action.done(row));
      onClose();
      onDone?.();
    },
    onClose,
  );
  const title = confirmation?.title ?? `${action.label}: ${list.rowName(row)}?`;
  return (
    <ConfirmDialog
      isOpen
      title={title}
      confirmLabel={confirmation?.confirmLabel ?? action.label}
      cancelLabel={confirmation?.cancelLabel}
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

/** The dialog of a row's action; an action without confirmation has already run. */
export function OpenedAction<R>({ action, row, ...rest }: OpenedActionProps<R>) {
  const [at] = useState(row);
  if (action.dialog) return <Suspense>{action.dialog(at, rest.onClose)}</Suspense>;
  if (!action.run) return null;
  return <RunDialog action={action} row={at} {...rest} />;
}
