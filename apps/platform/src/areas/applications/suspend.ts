import {
  applySuspension,
  merchantActivityOf,
  type SuspensionAction,
} from '@payfac/domain/accounts';
import { automaticHoldReasons } from '@payfac/domain/payouts';
import { and, eq, inArray } from 'drizzle-orm';
import { invalidStatus } from '../../api/failures.ts';
import type { Transaction } from '../../database/connection.ts';
import { payouts } from '../../database/schema/index.ts';
import { releaseHeld } from '../payouts/release-held.ts';
import { changeApplication } from './store.ts';
import type { ApplicationParts, ApplicationRow } from './view.ts';

/**
 * What an application becomes when it is suspended, processing stops and its payouts wait, or resumed:
 * they go on, but for those that something else holds.
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
  const ids = parts.records.map(({ subMerchantId }) => subMerchantId);
  if (!order.isSuspended) {
    const resumed = {
      isSuspended: false,
      suspensionReason: null,
      suspendedAt: null,
      suspendedBy: null,
    };
    await changeApplication(transaction, parts.application.applicationId, resumed, at);
    await releaseHeld(transaction, at, ids);
    return resumed;
  }
  await transaction
    .update(payouts)
    .set({ status: 'on-hold', holdReason: automaticHoldReasons.suspended, updatedAt: at })
    .where(and(inArray(payouts.subMerchantId, ids), eq(payouts.status, 'pending')));
  return {
    isSuspended: true,
    suspensionReason: order.reason,
    suspendedAt: at,
    suspendedBy: order.by,
  };
}
