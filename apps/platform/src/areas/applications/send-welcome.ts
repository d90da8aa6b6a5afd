import { type Role, roleLabels } from '@payfac/domain/access';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { membershipRow } from '../../http/sessions/memberships.ts';
import type { Transaction } from '../../kernel/database/connection.ts';
import { memberships, users } from '../../kernel/database/schema/index.ts';
import { type Act, logAct } from '../accounts/account-log.ts';
import { notifyMerchant } from '../accounts/notify-merchant.ts';
import { notifyStatus } from './notify-status.ts';
import type { ApplicationParts } from './view.ts';

/** The applicant's roles once the account is live: run the account and manage its users. */
const ownersRoles = ['merchant-admin', 'manager'] as const satisfies readonly Role[];

/** Gives the applicant those roles at each record. @returns the accounts' names. */
async function giveRoles(
  transaction: Transaction,
  { application, records }: ApplicationParts,
  at: Date,
): Promise<readonly string[]> {
  const ids = records.map(({ subMerchantId }) => subMerchantId);
  const applicants = await transaction
    .select({ userId: users.userId, name: users.name, subMerchantId: memberships.placeId })
    .from(memberships)
    .innerJoin(users, eq(users.userId, memberships.userId))
    .where(
      and(
        eq(users.facilitatorId, application.facilitatorId),
        eq(memberships.role, 'applicant'),
        eq(memberships.placeKind, 'account'),
        inArray(memberships.placeId, ids),
        isNull(users.deletedAt),
      ),
    );
  const { facilitatorId } = application;
  const rows = applicants.flatMap(({ userId, subMerchantId }) =>
    ownersRoles.map((role) => {
      const place = { kind: 'account', subMerchantId } as const;
      return membershipRow({ userId, facilitatorId }, { role, place }, at);
    }),
  );
  if (rows.length > 0) await transaction.insert(memberships).values(rows).onConflictDoNothing();
  return [...new Set(applicants.map(({ name }) => name))];
}

/** Runs when an account goes live: gives the applicant roles and notifies everyone concerned. */
export async function sendWelcome(
  transaction: Transaction,
  parts: ApplicationParts,
  act: Act,
): Promise<void> {
  const { at } = act;
  const { application } = parts;
  const names = await giveRoles(transaction, parts, at);
  if (names.length > 0) {
    const line = {
      type: 'details',
      verb: `Gave ${names.join(', ')} access`,
      to: ownersRoles.map((role) => roleLabels[role]).join(', '),
    } as const;
    await logAct(transaction, application.applicationId, [line], act);
  }
  await notifyStatus(transaction, parts, 'active', at);
  const text =
    'Your account is live: you can take payments now. Sign in to see your dashboard, the virtual terminal and your payouts.';
  await notifyMerchant(transaction, application, { subject: 'Your account is live', text }, at);
}
