import type { Ability } from '../../kernel/access/index.ts';
import { type Move, machineOf } from '../../kernel/state-machine/index.ts';

/** A rotated key works until its grace period ends; a revoked one never works again. */
export const apiKeyStatuses = ['active', 'rotated', 'revoked'] as const;
export type ApiKeyStatus = (typeof apiKeyStatuses)[number];

export const apiKeyStatusLabels: Readonly<Record<ApiKeyStatus, string>> = {
  active: 'Active',
  rotated: 'Rotated',
  revoked: 'Revoked',
};

export const apiKeyActions = ['rotate', 'revoke', 'lapse'] as const;
export type ApiKeyAction = (typeof apiKeyActions)[number];

type ApiKeyMove = Move<ApiKeyStatus, ApiKeyAction, Ability>;

export const apiKeyMoves: readonly ApiKeyMove[] = [
  { from: 'active', action: 'rotate', to: 'rotated', by: 'apiKeys.manage' },
  { from: 'active', action: 'revoke', to: 'revoked', by: 'apiKeys.manage' },
  { from: 'rotated', action: 'revoke', to: 'revoked', by: 'apiKeys.manage' },
  { from: 'rotated', action: 'lapse', to: 'revoked', by: 'system' },
];

export const { transitionsFrom: apiKeyTransitionsFrom, apply: applyApiKey } =
  machineOf(apiKeyMoves);

/** Grace period of the old secret after a rotation: 24 hours, in milliseconds. */
export const apiKeyGraceMs = 86_400_000;

/** Whether a key is accepted at an instant: active, or rotated and within its grace period. */
export const isApiKeyUsable = (
  { status, worksUntil }: { readonly status: ApiKeyStatus; readonly worksUntil: Date | null },
  now: Date,
): boolean =>
  status === 'active' || (status === 'rotated' && worksUntil !== null && now < worksUntil);
