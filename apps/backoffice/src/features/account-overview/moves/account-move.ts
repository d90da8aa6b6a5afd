import type { Ability } from '@payfac/domain/access';
import {
  type Application,
  hasVerifiedPayoutAccount,
  isReadyToGoLive,
  merchantActivityOf,
  missingForSubmission,
  type OnboardingAction,
  type OnboardingState,
  onboardingTransitionsFrom,
  suspensionTransitionsFrom,
} from '@payfac/domain/accounts';

/** The moves of an account's standing in its header. */
export const moveIds = [
  'submit',
  'request-information',
  'decline',
  'approve',
  'underwrite',
  'activate',
  'reopen',
  'resume',
  'suspend',
  'archive',
] as const;
export type MoveId = (typeof moveIds)[number];

export interface AccountMove {
  readonly id: MoveId;
  readonly label: string;
  readonly tone?: 'primary' | 'danger';
  /** Rarely used: in the menu of other actions. */
  readonly isSeldom?: true;
}

export const accountMoves: readonly AccountMove[] = [
  { id: 'request-information', label: 'Request information' },
  { id: 'decline', label: 'Decline', tone: 'danger' },
  { id: 'submit', label: 'Submit for review', tone: 'primary' },
  { id: 'approve', label: 'Approve', tone: 'primary' },
  { id: 'underwrite', label: 'Start processor review', tone: 'primary' },
  { id: 'activate', label: 'Activate', tone: 'primary' },
  { id: 'reopen', label: 'Reopen', tone: 'primary' },
  { id: 'resume', label: 'Resume processing', tone: 'primary' },
  { id: 'suspend', label: 'Suspend', tone: 'danger', isSeldom: true },
  { id: 'archive', label: 'Archive', tone: 'danger', isSeldom: true },
];

/** Underwriters record a processor's refusal; before approval, declining is the facilitator's own decision. */
const abilityOf = <A>(action: OnboardingAction, { status }: OnboardingState, by: A) =>
  action === 'decline' && status === 'approved' ? 'accounts.underwritingStatus' : by;

/** Every move from the account's current standing, with the required ability. */
function allowedMoves(application: Application): ReadonlyMap<string, Ability | 'system'> {
  const { payoutBankAccounts } = application;
  const moves = new Map<string, Ability | 'system'>([
    ...onboardingTransitionsFrom(application).map(
      ({ action, by }) => [action, abilityOf(action, application, by)] as const,
    ),
    ...suspensionTransitionsFrom(merchantActivityOf(application)).map(
      ({ action, by }) => [action, by] as const,
    ),
  ]);
  if (!isReadyToGoLive(application, hasVerifiedPayoutAccount(payoutBankAccounts))) {
    moves.delete('activate');
  }
  if (missingForSubmission(application).length > 0) moves.delete('submit');
  return moves;
}

/** The moves that the account's state and the user's abilities allow. */
export function movesOf(
  application: Application,
  may: (ability: Ability) => boolean,
): readonly AccountMove[] {
  const allowed = allowedMoves(application);
  return accountMoves.filter(({ id }) => {
    const by = allowed.get(id);
    return by !== undefined && by !== 'system' && may(by);
  });
}
