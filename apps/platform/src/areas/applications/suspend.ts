import {
  applySuspension,
  merchantActivityOf,
  type SuspensionAction,
} from '@payfac/domain/accounts';
import { invalidStatus } from '../../api/failures.ts';
import type { Transaction } from '../../database/connection.ts';
import { alignHolds } from '../payouts/holds.ts';
import { changeApplication } from './store.ts';
import type { ApplicationParts, ApplicationRow } from './view.ts';

/**
 * Suspends an application, so that processing stops and the payouts that the bank doesn't have yet wait,
 * or resumes it: they start over, but for those that something else holds.
 */
export async function suspension(
  transaction: Transaction,
  parts: ApplicationParts,
  order: { readonly isSuspended: boolean; readonly reason: string; readonly by: string },
  at: Date,
): Promise<Partial<ApplicationRow>> {
  const { status, isSuspended } = parts.application;
  const current = { reason: '', suspendedAt: at, suspendedBy: null };
  const state = merchantActivityOf({ status, suspension: isSuspended ? current : null });
  const action: SuspensionAction = order.isSuspended ? 'suspend' : 'resume';
  if (!applySuspension(state, action)) throw invalidStatus();
  const changes = order.isSuspended
    ? {
        isSuspended: true,
        suspensionReason: order.reason,
        suspendedAt: at,
        suspendedBy: order.by,
      }
    : { isSuspended: false, suspensionReason: null, suspendedAt: null, suspendedBy: null };
  await changeApplication(transaction, parts.application.applicationId, changes, at);
  for (const { subMerchantId } of parts.records) await alignHolds(transaction, subMerchantId, at);
  return changes;
}
