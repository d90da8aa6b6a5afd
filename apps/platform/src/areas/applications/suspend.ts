import {
  applySuspension,
  merchantActivityOf,
  type SuspensionAction,
} from '@payfac/domain/accounts';
import { and, eq, inArray } from 'drizzle-orm';
import { invalidStatus } from '../../api/failures.ts';
import type { Transaction } from '../../database/connection.ts';
import { payouts } from '../../database/schema/index.ts';
import type { ApplicationParts, ApplicationRow } from './view.ts';

/** Marks payouts that wait because their account is suspended. */
const holdReason = 'The account is suspended';

const idsOf = ({ records }: ApplicationParts): string[] =>
  records.map(({ subMerchantId }) => subMerchantId);

/** What an application becomes when it is suspended: processing stops and its payouts wait. */
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
  const [from, to] = order.isSuspended
    ? ([eq(payouts.status, 'pending'), { status: 'on-hold', holdReason }] as const)
    : ([
        and(eq(payouts.status, 'on-hold'), eq(payouts.holdReason, holdReason)),
        { status: 'pending', holdReason: null },
      ] as const);
  await transaction
    .update(payouts)
    .set({ ...to, updatedAt: at })
    .where(and(inArray(payouts.subMerchantId, idsOf(parts)), from));
  return order.isSuspended
    ? {
        isSuspended: true,
        suspensionReason: order.reason,
        suspendedAt: at,
        suspendedBy: order.by,
      }
    : { isSuspended: false, suspensionReason: null, suspendedAt: null, suspendedBy: null };
}
