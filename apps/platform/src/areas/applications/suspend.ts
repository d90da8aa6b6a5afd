import {
  applySuspension,
  merchantActivityLabels,
  merchantActivityOf,
  type SuspensionAction,
} from '@payfac/domain/accounts';
import type { Transaction } from '../../kernel/database/connection.ts';
import { type Act, writeState } from '../accounts/account-log.ts';
import { alignHolds } from '../payouts/holds.ts';
import { changedByOther } from './move.ts';
import type { ApplicationParts } from './view.ts';

/**
 * Suspends or resumes an application. A suspension stops processing and holds payouts that the bank doesn't have yet;
 * resuming releases them, unless something else holds them.
 */
export async function suspension(
  transaction: Transaction,
  parts: ApplicationParts,
  order: { readonly isSuspended: boolean; readonly reason: string },
  act: Act,
): Promise<void> {
  const { at, by } = act;
  const { applicationId, status, isSuspended } = parts.application;
  const current = { reason: '', suspendedAt: at, suspendedBy: null };
  const state = merchantActivityOf({ status, suspension: isSuspended ? current : null });
  const action: SuspensionAction = order.isSuspended ? 'suspend' : 'resume';
  const to = applySuspension(state, action);
  if (!to) throw changedByOther(parts.application, at);
  const changes = order.isSuspended
    ? {
        isSuspended: true,
        suspensionReason: order.reason,
        suspendedAt: at,
        suspendedBy: by?.username ?? null,
      }
    : { isSuspended: false, suspensionReason: null, suspendedAt: null, suspendedBy: null };
  const line = {
    type: 'suspension',
    verb: order.isSuspended ? 'Suspended the account' : 'Resumed the account',
    from: merchantActivityLabels[state],
    to: merchantActivityLabels[to],
    note: order.reason === '' ? undefined : order.reason,
    isTold: true,
  } as const;
  await writeState(transaction, applicationId, changes, [line], act);
  for (const { subMerchantId } of parts.records) await alignHolds(transaction, subMerchantId, act);
}
