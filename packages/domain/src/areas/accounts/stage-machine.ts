import type { Ability } from '../../kernel/access/index.ts';
import { type Move, machineOf } from '../../kernel/state-machine/index.ts';
import type { MerchantStage } from './status.ts';

export const merchantStageActions = [
  'enter-identity',
  'enter-payout',
  'submit',
  'request-information',
  'approve',
  'decline',
  'activate',
  'archive',
  'reopen',
] as const;
export type MerchantStageAction = (typeof merchantStageActions)[number];

type MerchantStageMove = Move<MerchantStage, MerchantStageAction, Ability>;

const idle = [
  'initiated',
  'business_info',
  'payout',
  'declined',
] as const satisfies readonly MerchantStage[];

/**
 * Every move of the merchant stage. A merchant asked for more information that already has a payout account is
 * submitted from `business_info`.
 */
export const merchantStageMoves: readonly MerchantStageMove[] = [
  { from: 'initiated', action: 'enter-identity', to: 'business_info', by: 'accounts.submit' },
  { from: 'business_info', action: 'enter-payout', to: 'payout', by: 'accounts.submit' },
  { from: 'business_info', action: 'submit', to: 'review', by: 'accounts.submit' },
  { from: 'payout', action: 'submit', to: 'review', by: 'accounts.submit' },
  {
    from: 'review',
    action: 'request-information',
    to: 'business_info',
    by: 'accounts.requestInformation',
  },
  { from: 'review', action: 'approve', to: 'processor_underwriting', by: 'accounts.approve' },
  { from: 'review', action: 'decline', to: 'declined', by: 'accounts.decline' },
  { from: 'processor_underwriting', action: 'decline', to: 'declined', by: 'accounts.decline' },
  { from: 'processor_underwriting', action: 'activate', to: 'active', by: 'accounts.provision' },
  ...idle.map(
    (from): MerchantStageMove => ({
      from,
      action: 'archive',
      to: 'archived',
      by: 'accounts.status',
    }),
  ),
  { from: 'archived', action: 'reopen', to: 'business_info', by: 'accounts.status' },
];

export const { transitionsFrom: merchantStageTransitionsFrom, apply: applyMerchantStage } =
  machineOf(merchantStageMoves);
