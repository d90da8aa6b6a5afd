import * as z from 'zod/mini';
import type { Ability } from '../access/index.ts';
import { type Move, nextState, transitionsFrom } from '../state-machine/index.ts';
import { instant } from '../time/index.ts';

/** A rotated key works until its grace is over; a revoked one never again. */
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

export const apiKeyTransitionsFrom = (status: ApiKeyStatus): ApiKeyMove[] =>
  transitionsFrom(apiKeyMoves, status);

/** Undefined when the move is not allowed; the platform then answers 409. */
export const applyApiKey = (status: ApiKeyStatus, action: ApiKeyAction): ApiKeyStatus | undefined =>
  nextState(apiKeyMoves, status, action);

/** How long the old secret works after a rotation: 24 hours, in milliseconds. */
export const apiKeyGraceMs = 86_400_000;

/**
 * A key of a service provider's product (an "API user" of the documents, which give `_id` and
 * `spProductId`). Its secret is shown once, when it is made or rotated.
 */
export const apiKeySchema = z.object({
  _id: z.string(),
  spProductId: z.string(),
  spProductName: z.string(),
  name: z.string(),
  /** The secret's first characters, to tell keys apart. */
  prefix: z.string(),
  status: z.enum(apiKeyStatuses),
  createdAt: instant,
  createdBy: z.string(),
  lastUsedAt: z.nullable(instant),
  /** Until when a rotated key still works; null for others. */
  worksUntil: z.nullable(instant),
});
export type ApiKey = z.output<typeof apiKeySchema>;

/** Whether a key is taken at an instant: active, or rotated and within its grace. */
export const isApiKeyUsable = (
  { status, worksUntil }: Pick<ApiKey, 'status' | 'worksUntil'>,
  now: Date,
): boolean =>
  status === 'active' || (status === 'rotated' && worksUntil !== null && now < worksUntil);
