import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../../kernel/database/connection.ts';
import { newId } from '../../kernel/database/ids.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import {
  actingSessions,
  bearerSessions,
  signInSteps,
  signOns,
  users,
} from '../../kernel/database/schema/index.ts';
import { writeActivity } from '../activities/write.ts';
import { hasRunOut } from './lifetime.ts';
import { mayWork } from './memberships.ts';
import { hashSecret, newSecret } from './secrets.ts';

/*
 * The first layer of a session: the browser's cookie identifies a user. Sessions use security time, which is always
 * real time; only tests pass `now`.
 */

export interface SignOnOrigin {
  readonly ip?: string | undefined;
  readonly userAgent?: string | undefined;
}

export interface SignOn {
  readonly signOnId: string;
  readonly userId: string;
  readonly facilitatorId: string;
}

export type SignInResult =
  | { readonly ok: true; readonly signOnId: string; readonly cookieValue: string }
  /** Deleted, locked or nonexistent; the caller isn't told which. */
  | { readonly ok: false };

/** Signs a user in and returns the value for `signOnCookie`. A locked user is refused. */
export async function signIn(
  database: Database,
  userId: string,
  origin: SignOnOrigin = {},
  now = new Date(),
): Promise<SignInResult> {
  const [user] = await database
    .select({ facilitatorId: users.facilitatorId, username: users.username })
    .from(users)
    .where(and(eq(users.userId, userId), mayWork));
  if (!user) return { ok: false };
  const signOnId = newId('sgn');
  const cookieValue = newSecret();
  const { facilitatorId, username } = user;
  const ip = origin.ip ?? null;
  await inTransaction(database, async (transaction) => {
    await transaction.insert(signOns).values({
      signOnId,
      cookieHash: hashSecret(cookieValue),
      userId,
      facilitatorId,
      ip,
      userAgent: origin.userAgent?.slice(0, 300) ?? null,
      createdAt: now,
      lastSeenAt: now,
    });
    const act = { action: 'signed-in', message: 'Signed in' };
    await writeActivity(transaction, { facilitatorId, userId, username, ip, ...act });
  });
  return { ok: true, signOnId, cookieValue };
}

/** The sign-on of a cookie; undefined when it has ended or expired, or its user may not sign in. */
export async function findSignOn(
  database: Queryable,
  cookieValue: string | undefined,
  now = new Date(),
  signOnHours?: number,
): Promise<SignOn | undefined> {
  if (!cookieValue) return undefined;
  const [found] = await database
    .select({
      signOnId: signOns.signOnId,
      userId: signOns.userId,
      facilitatorId: signOns.facilitatorId,
      createdAt: signOns.createdAt,
      lastSeenAt: signOns.lastSeenAt,
    })
    .from(signOns)
    .innerJoin(users, eq(users.userId, signOns.userId))
    .where(and(eq(signOns.cookieHash, hashSecret(cookieValue)), isNull(signOns.endedAt), mayWork));
  if (!found || hasRunOut(found, now, signOnHours)) return undefined;
  const { signOnId, userId, facilitatorId } = found;
  return { signOnId, userId, facilitatorId };
}

/** Records that a sign-on is in use, which keeps it from expiring. */
export async function touchSignOn(
  database: Queryable,
  signOnId: string,
  now = new Date(),
): Promise<void> {
  await database.update(signOns).set({ lastSeenAt: now }).where(eq(signOns.signOnId, signOnId));
}

/** Records that a user signed out. */
async function noteSignOut(
  transaction: Transaction,
  { userId, facilitatorId }: SignOn,
  { ip, message }: { readonly ip: string | undefined; readonly message: string },
): Promise<void> {
  const [user] = await transaction
    .select({ username: users.username })
    .from(users)
    .where(eq(users.userId, userId));
  const username = user?.username ?? '';
  const act = { action: 'signed-out', message };
  await writeActivity(transaction, { facilitatorId, userId, username, ip: ip ?? null, ...act });
}

/** Signs the user out of all tabs and records it: the sign-on, its acting sessions and every token end together. */
export async function endSignOn(
  database: Database,
  signOn: SignOn,
  ip: string | undefined,
  now = new Date(),
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    for (const table of [bearerSessions, actingSessions, signOns] as const) {
      await transaction
        .update(table)
        .set({ endedAt: now })
        .where(and(eq(table.signOnId, signOn.signOnId), isNull(table.endedAt)));
    }
    await noteSignOut(transaction, signOn, { ip, message: 'Signed out' });
  });
}

/**
 * Ends all of a user's sessions, the sign-ins that wait for their second factor, what they do as others, and what others
 * do as them.
 * @param kept a sign-on that continues, with its tabs.
 */
export async function endSessionsOf(
  database: Queryable,
  userId: string,
  now = new Date(),
  kept?: string,
): Promise<void> {
  const own = database
    .select({ signOnId: signOns.signOnId })
    .from(signOns)
    .where(eq(signOns.userId, userId));
  for (const table of [bearerSessions, actingSessions, signOns] as const) {
    await database
      .update(table)
      .set({ endedAt: now })
      .where(
        and(
          or(eq(table.userId, userId), inArray(table.signOnId, own)),
          kept === undefined ? undefined : ne(table.signOnId, kept),
          isNull(table.endedAt),
        ),
      );
  }
  await database.delete(signInSteps).where(eq(signInSteps.userId, userId));
}

/** Signs a user out of all browsers at their own request, and records it. */
export async function signOutEverywhere(
  database: Database,
  signOn: SignOn,
  ip: string | undefined,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await endSessionsOf(transaction, signOn.userId);
    await noteSignOut(transaction, signOn, { ip, message: 'Signed out of all browsers' });
  });
}
