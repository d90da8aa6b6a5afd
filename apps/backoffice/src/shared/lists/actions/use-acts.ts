import {
  type Ability,
  isMerchantRole,
  isMerchantUser,
  type Member,
  roleAbilities,
  roleLabels,
  roles,
} from '@payfac/domain/access';
import { useHolder } from '../../session/session.ts';
import type { Act, Acts } from './acts.ts';
import { type RecordActionsProps, useRecordActions } from './record-actions.tsx';
import { mayUse } from './row-action.ts';

/** Joins words: `Admin, Bank, or Underwriter`. */
const alternatives = new Intl.ListFormat('en-US', { type: 'disjunction' });

/**
 * Who may do what a record waits for, for users who may not: by role, and for a merchant's users only by their own
 * roles.
 * @param doing such as `release it`.
 */
export function whoMay(holder: Member, ability: Ability, doing: string): string {
  const known = roles.filter((role) => roleAbilities[role].includes(ability));
  const theirs = isMerchantUser(holder) ? known.filter(isMerchantRole) : known;
  if (theirs.length === 0) return `Only your payment provider can ${doing}.`;
  const names = alternatives.format(theirs.map((role) => roleLabels[role]));
  return `Someone with the role ${names} can ${doing}.`;
}

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
