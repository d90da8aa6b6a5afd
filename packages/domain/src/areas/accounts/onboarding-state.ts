import type { Ability } from '../../kernel/access/index.ts';
import {
  type ApplicationAction,
  applicationActions,
  applicationTransitionsFrom,
  applyApplication,
} from './application-machine.ts';
import {
  applyProvisioning,
  type ProvisioningAction,
  provisioningTransitionsFrom,
} from './provisioning-machine.ts';
import { applyMerchantStage, type MerchantStageAction } from './stage-machine.ts';
import type { ApplicationStatus, MerchantStage, ProvisioningStatus } from './status.ts';

/** A merchant's onboarding state: its application, its stage and its provisioning request. */
export interface OnboardingState {
  readonly status: ApplicationStatus;
  readonly stage: MerchantStage;
  /** Null until an approval creates the request. */
  readonly provisioning: ProvisioningStatus | null;
}

export const onboardingActions = [
  ...applicationActions,
  'underwrite',
  'provision',
  'reset',
] as const;
export type OnboardingAction = (typeof onboardingActions)[number];

interface Together {
  readonly application?: ApplicationAction;
  readonly stage?: MerchantStageAction;
  /** `request` creates one, `close` archives an open one, `forget` clears it. */
  readonly provisioning?: ProvisioningAction | 'request' | 'close' | 'forget';
}

/** What one action does to each of the three machines. */
const together: Readonly<Record<OnboardingAction, Together>> = {
  'send-sms': { application: 'send-sms' },
  'confirm-sms': { application: 'confirm-sms' },
  'select-type': { application: 'select-type' },
  'enter-identity': { application: 'enter-identity', stage: 'enter-identity' },
  'fill-in': { application: 'fill-in', stage: 'enter-identity' },
  'enter-payout': { application: 'enter-payout', stage: 'enter-payout' },
  submit: { application: 'submit', stage: 'submit' },
  'request-information': { application: 'request-information', stage: 'request-information' },
  approve: { application: 'approve', stage: 'approve', provisioning: 'request' },
  decline: { application: 'decline', stage: 'decline', provisioning: 'close' },
  activate: { application: 'activate', stage: 'activate' },
  archive: { application: 'archive', stage: 'archive' },
  reopen: { application: 'reopen', stage: 'reopen', provisioning: 'forget' },
  underwrite: { provisioning: 'underwrite' },
  provision: { provisioning: 'provision' },
  reset: { provisioning: 'reset' },
};

function moveProvisioning(
  { status, provisioning }: OnboardingState,
  action: Together['provisioning'],
): ProvisioningStatus | null | undefined {
  if (action === undefined) return provisioning;
  if (action === 'request') return 'requested';
  if (action === 'forget') return null;
  if (action === 'close') return provisioning && applyProvisioning(provisioning, 'archive');
  const isOpen = status === 'approved' || status === 'active';
  return isOpen && provisioning ? applyProvisioning(provisioning, action) : undefined;
}

/**
 * Moves the three machines together: undefined when any of them refuses, so that none moves alone. A merchant goes live
 * only once its request is provisioned; `isReadyToGoLive` also requires a verified payout account.
 */
export function applyOnboarding(
  standing: OnboardingState,
  action: OnboardingAction,
): OnboardingState | undefined {
  const { application, stage: stageAction, provisioning: provisioningAction } = together[action];
  if (action === 'activate' && standing.provisioning !== 'provisioned') return undefined;
  const status = application ? applyApplication(standing.status, application) : standing.status;
  const stage = stageAction ? applyMerchantStage(standing.stage, stageAction) : standing.stage;
  const provisioning = moveProvisioning(standing, provisioningAction);
  if (status === undefined || stage === undefined || provisioning === undefined) return undefined;
  return { status, stage, provisioning };
}

/** Whether a merchant can be activated: approved, provisioned, and with a verified payout account. */
export const isReadyToGoLive = (
  standing: OnboardingState,
  hasVerifiedPayoutAccount: boolean,
): boolean => hasVerifiedPayoutAccount && applyOnboarding(standing, 'activate') !== undefined;

/** A move that a merchant can make now, with the ability it requires. */
export interface OnboardingTransition {
  readonly action: OnboardingAction;
  readonly to: OnboardingState;
  readonly by: Ability | 'system';
}

/** Every move available from a merchant's state, so that screens offer what the platform allows. */
export function onboardingTransitionsFrom(standing: OnboardingState): OnboardingTransition[] {
  const moves = [
    ...applicationTransitionsFrom(standing.status),
    ...(standing.provisioning ? provisioningTransitionsFrom(standing.provisioning) : []),
  ];
  return onboardingActions.flatMap((action): OnboardingTransition[] => {
    const to = applyOnboarding(standing, action);
    const by = moves.find((move) => move.action === action)?.by;
    return to && by ? [{ action, to, by }] : [];
  });
}
