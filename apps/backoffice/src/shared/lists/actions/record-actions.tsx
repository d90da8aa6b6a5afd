import { Button } from '@payfac/ui/button';
import { Inline } from '@payfac/ui/layout';
import { createElement, type ReactNode, useState } from 'react';
import { useLater } from '../../later/use-later.ts';
import { useHolder } from '../../session/session.ts';
import { mayUse, type RowAction, runNow } from './row-action.ts';

export interface RecordActionsProps<R> {
  readonly actions: readonly RowAction<R>[];
  readonly record: R;
  /** The record's name in a confirmation. */
  readonly name: string;
  /** Called when an action has ended the record. */
  readonly onEnd?: () => void;
}

interface OfferedActions<R> {
  /** The actions that this user may take on the record now. */
  readonly offered: readonly RowAction<R>[];
  readonly start: (action: RowAction<R>) => void;
  /**
   * The dialog or run of the started action. It is rendered in one place, whatever is offered. Otherwise it would
   * remount, and lose typed text, when another user changes the record.
   */
  readonly opened: ReactNode;
}

/** The actions on one record, wherever they are shown. */
export function useRecordActions<R>(props: RecordActionsProps<R>): OfferedActions<R> {
  const { actions, record, name, onEnd } = props;
  const holder = useHolder();
  const [action, setAction] = useState<RowAction<R>>();
  const close = () => setAction(undefined);
  const opening = useLater(action !== undefined, () => import('./opened-action.tsx'), close);
  return {
    offered: actions.filter((each) => mayUse(holder, each) && (each.isOffered?.(record) ?? true)),
    start: (each) => {
      // An action with an address is always a link.
      if (each.href) return;
      if (each.run && !each.confirm) void runNow(each, record);
      else setAction(each);
    },
    opened:
      action &&
      opening &&
      createElement(opening.OpenedAction<R>, {
        action,
        row: record,
        list: { rowName: () => name },
        onClose: close,
        ...(action.isEnd && onEnd && { onDone: onEnd }),
      }),
  };
}

/** The actions that this user may take on a record now, as buttons. */
export function RecordActions<R>(props: RecordActionsProps<R>) {
  const { offered, start, opened } = useRecordActions(props);
  return (
    <>
      {offered.length > 0 && (
        <Inline>
          {offered.map((action) => (
            <Button key={action.label} onPress={() => start(action)}>
              {action.label}
            </Button>
          ))}
        </Inline>
      )}
      {opened}
    </>
  );
}
