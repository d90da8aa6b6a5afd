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
 * Lets an application answer an invite to its product: the invite is accepted, and the application
 * gets the fees that it offered.
 * @throws CallFailure 404 for no such invite, 409 for one that is not open or has lapsed.
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
