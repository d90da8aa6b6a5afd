import type { Invite } from '@payfac/domain/invites';
import { and, eq, ne } from 'drizzle-orm';
import type { SessionContext } from '../../http/context.ts';
import { conflict, invalid, notFound } from '../../http/failures.ts';
import { readOne } from '../../http/lists/read-one.ts';
import type { Services } from '../../http/services.ts';
import type { Queryable, Transaction } from '../../kernel/database/connection.ts';
import { newId } from '../../kernel/database/ids.ts';
import { databaseErrorOf } from '../../kernel/database/in-transaction.ts';
import { invites } from '../../kernel/database/schema/index.ts';
import { type ProductRow } from '../products/find.ts';
import { ofProducts } from '../products/scope.ts';
import { inviteList } from './list.ts';

export type InviteRow = typeof invites.$inferSelect;

/** The invitee and the offer, as the sender entered them. */
export interface InviteDetails {
  readonly name: string;
  readonly email: string;
  readonly mobileNumber?: string | null | undefined;
  readonly businessName?: string | null | undefined;
  readonly feeTemplateId?: string | null | undefined;
  readonly onboardingFlowTemplateId?: string | null | undefined;
}

/** The address already has an open invite to the product. */
export const alreadyInvited = () =>
  conflict('ALREADY_INVITED', 'This address already has an open invite to the product.');

/** Runs a write and reports a duplicate open invite. @throws CallFailure 409. */
export async function refuseSecond<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (problem) {
    if (databaseErrorOf(problem)?.constraint === 'invites_open') throw alreadyInvited();
    throw problem;
  }
}

/** @throws CallFailure 400 for a template that isn't the product's. */
export function requireTemplates(
  { feeTemplates, onboardingFlowTemplates }: ProductRow,
  {
    feeTemplateId,
    onboardingFlowTemplateId,
  }: Pick<InviteDetails, 'feeTemplateId' | 'onboardingFlowTemplateId'>,
): void {
  if (feeTemplateId && !feeTemplates.some((one) => one.feeTemplateId === feeTemplateId)) {
    throw invalid([
      { path: 'feeTemplateId', message: 'That fee template isn’t part of the product.' },
    ]);
  }
  const isFlow = (one: (typeof onboardingFlowTemplates)[number]) =>
    one.onboardingFlowTemplateId === onboardingFlowTemplateId;
  if (onboardingFlowTemplateId && !onboardingFlowTemplates.some(isFlow)) {
    const path = 'onboardingFlowTemplateId';
    throw invalid([{ path, message: 'That onboarding flow isn’t part of the product.' }]);
  }
}

export async function writeInvite(
  transaction: Transaction,
  { facilitatorId, spProductId }: ProductRow,
  details: InviteDetails,
  { session }: Pick<SessionContext, 'session'>,
  at: Date,
): Promise<InviteRow> {
  const [row] = await transaction
    .insert(invites)
    .values({
      inviteId: newId('inv'),
      facilitatorId,
      spProductId,
      name: details.name,
      email: details.email,
      mobileNumber: details.mobileNumber ?? null,
      businessName: details.businessName ?? null,
      feeTemplateId: details.feeTemplateId || null,
      onboardingFlowTemplateId: details.onboardingFlowTemplateId || null,
      status: 'created',
      sentCount: 0,
      createdAt: at,
      createdBy: session.person.username,
    })
    .returning();
  if (!row) throw new Error('A new invite was not written.');
  return row;
}

/** An invite of a product, locked. @throws CallFailure 404 outside the caller's scope. */
export async function lockInvite(
  transaction: Transaction,
  { inviteId, spProductId }: { readonly inviteId: string; readonly spProductId: string },
  { scope }: Pick<SessionContext, 'scope'>,
): Promise<InviteRow> {
  const [found] = await transaction
    .select()
    .from(invites)
    .where(
      and(
        eq(invites.inviteId, inviteId),
        eq(invites.spProductId, spProductId),
        ne(invites.status, 'deleted'),
        ofProducts(scope, invites),
      ),
    )
    .for('update');
  if (!found) throw notFound('The invite');
  return found;
}

export async function changeInvite(
  queryable: Queryable,
  inviteId: string,
  changes: Partial<InviteRow>,
): Promise<void> {
  await queryable.update(invites).set(changes).where(eq(invites.inviteId, inviteId));
}

export async function showInvite({ pool }: Services, inviteId: string): Promise<Invite> {
  const found = await readOne(pool, inviteList, eq(invites.inviteId, inviteId));
  if (!found) throw notFound('The invite');
  return found;
}
