import { Button } from '@payfac/ui/button';
import { Inline } from '@payfac/ui/layout';
import { createElement, useState } from 'react';
import { useLater } from '../../later/use-later.ts';
import { useHolder } from '../../session/session.ts';
import { mayUse } from '../may-use.ts';
import type { RowAction } from './row-action.ts';
import { runNow } from './run-now.ts';

interface RecordActionsProps<R> {
  readonly actions: readonly RowAction<R>[];
  readonly record: R;
  /** How the record is called in a question. */
  readonly name: string;
  /** What an action makes stale, by the first part of the query keys. */
  readonly invalidates: readonly string[];
  /** Called when an action has ended the record. */
  readonly onEnd?: () => void;
}

/** What may be done with one record now, by this person: its row's actions as buttons. */
export function RecordActions<R>(props: RecordActionsProps<R>) {
  const { actions, record, name, invalidates, onEnd } = props;
  const holder = useHolder();
  const [opened, setOpened] = useState<RowAction<R>>();
  const close = () => setOpened(undefined);
  const opening = useLater(opened !== undefined, () => import('./opened-action.tsx'), close);
  const offered = actions.filter(
    (action) => !action.href && mayUse(holder, action) && (action.isOffered?.(record) ?? true),
  );
  const start = (action: RowAction<R>) => {
    if (action.run && !action.confirm) void runNow(action, record, invalidates);
    else setOpened(action);
  };
  if (offered.length === 0 && !opened) return null;
  return (
    <>
      <Inline>
        {offered.map((action) => (
          <Button key={action.label} onPress={() => start(action)}>
            {action.label}
          </Button>
        ))}
      </Inline>
      {opened &&
        opening &&
        createElement(opening.OpenedAction<R>, {
          action: opened,
          row: record,
          list: { invalidates, rowName: () => name },
          onClose: close,
          ...(opened.isEnd && onEnd && { onDone: onEnd }),
        })}
    </>
  );
}
