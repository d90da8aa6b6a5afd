import { useHolder } from '../../session/session.ts';
import { mayUse } from '../may-use.ts';
import type { Act, Acts } from './acts.ts';
import { type RecordActionsProps, useRecordActions } from './use-record-actions.tsx';
import { whoMay } from './who-may.ts';

/** A row's actions for the open record: the one that its state waits for is the button. */
export function useActs<R>(props: RecordActionsProps<R>): Acts {
  const holder = useHolder();
  const { actions, record } = props;
  const { offered, start, opened } = useRecordActions(props);
  const actOf = (action: (typeof offered)[number]): Act => ({
    label: action.label,
    ...(action.tone && { tone: action.tone }),
    ...(action.href ? { href: action.href(record) } : { onAction: () => start(action) }),
  });
  const awaited = actions.find(
    ({ isNext, isOffered }) => isNext === true && (isOffered?.(record) ?? true),
  );
  const next = offered.find((action) => action === awaited);
  const isRefused = awaited !== undefined && !mayUse(holder, awaited);
  return {
    next: next && actOf(next),
    more: offered.filter((action) => action !== next).map(actOf),
    waitsFor:
      isRefused && awaited.ability !== undefined
        ? whoMay(holder, awaited.ability, `${awaited.label.toLowerCase()} it`)
        : undefined,
    opened,
  };
}
