import { applyInvite } from '@payfac/domain/invites';
import { and, eq } from 'drizzle-orm';
import { invalidStatus, notFound } from '../../http/failures.ts';
import type { Transaction } from '../../kernel/database/connection.ts';
import { invites, type spProducts } from '../../kernel/database/schema/index.ts';
import { changeRecord } from '../accounts/account-log.ts';
import type { beginApplication } from './begin.ts';

type ProductRow = typeof spProducts.$inferSelect;
type Begun = Awaited<ReturnType<typeof beginApplication>>;

/**
 * Accepts an invite for an application to the same product; the application gets the invite's fees.
 * @throws CallFailure 404 for an unknown invite, 409 for one that isn't open or has expired.
 */
export async function acceptInvite(
  transaction: Transaction,
  inviteId: string,
  { spProductId, feeTemplates }: ProductRow,
  { applicationId, subMerchantObjId, logged }: Begun,
  at: Date,
): Promise<void> {
  const [invite] = await transaction
    .select()
    .from(invites)
    .where(and(eq(invites.inviteId, inviteId), eq(invites.spProductId, spProductId)))
    .for('update');
  if (!invite || invite.status === 'deleted') throw notFound('The invite');
  const hasLapsed = invite.expiresAt !== null && invite.expiresAt <= at;
  const status = hasLapsed ? undefined : applyInvite(invite.status, 'accept');
  if (!status) throw invalidStatus();
  await transaction
    .update(invites)
    .set({ status, acceptedAt: at, applicationId })
    .where(eq(invites.inviteId, inviteId));
  const offered = feeTemplates.find(({ feeTemplateId }) => feeTemplateId === invite.feeTemplateId);
  if (!offered) return;
  await changeRecord(transaction, logged, subMerchantObjId, { fees: offered.fees });
}
