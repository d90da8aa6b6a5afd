import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../kernel/database/connection.ts';
import { newId } from '../../kernel/database/ids.ts';
import { bearerSessions, signOns, users } from '../../kernel/database/schema/index.ts';
import { lacksFactorSql } from '../second-factor/factors.ts';
import { mayAct } from './acting.ts';
import { hasRunOut } from './lifetime.ts';
import { aclJson, type Person, personColumns, readAcl } from './memberships.ts';
import { hashSecret, newSecret } from './secrets.ts';

/** The second layer of a session: a tab's own token, held only by that tab. */
export interface BearerSession {
  readonly sessionId: string;
  readonly signOnId: string;
  /** Set while an administrator acts as the user. */
  readonly actingRef: string | null;
  /** The user who signed on: while acting, the administrator. */
  readonly signOnUserId: string;
  /** The username of the user who signed on. */
  readonly signOnUsername: string;
  /** The user whose abilities the token carries. */
  readonly person: Person;
  /** The user who signed on must add a second factor before anything else. */
  readonly lacksFactor: boolean;
  /** Set for a call with an API key, which has no sign-on. */
  readonly apiUserId?: string;
  /** The key's product. */
  readonly keyProductId?: string;
}

export type BearerLookup =
  | { readonly state: 'active'; readonly session: BearerSession }
  | { readonly state: 'expired' }
  | { readonly state: 'unknown' };

/** How often the last use is written, at most, to avoid a write per call. */
const touchAfterMs = 60_000;

/** Trades a sign-on for a tab's token. The caller has checked that the sign-on may act as this user. */
export async function openTab(
  database: Queryable,
  tab: { readonly signOnId: string; readonly userId: string; readonly actingRef?: string },
  now = new Date(),
): Promise<{ readonly sessionId: string; readonly token: string }> {
  const sessionId = newId('ses');
  const token = newSecret();
  await database.insert(bearerSessions).values({
    sessionId,
    tokenHash: hashSecret(token),
    signOnId: tab.signOnId,
    userId: tab.userId,
    actingRef: tab.actingRef ?? null,
    createdAt: now,
    lastSeenAt: now,
  });
  return { sessionId, token };
}

const owners = alias(users, 'owner');

/**
 * The session of a token. It expires with the sign-on as a whole, since users work in several tabs. It ends when its
 * user or acting administrator is locked or deleted. An administrator's right to act as the user is checked at every
 * call.
 */
export async function findBearer(
  database: Queryable,
  token: string,
  now = new Date(),
  signOnHours?: number,
): Promise<BearerLookup> {
  const [found] = await database
    .select({
      bearer: bearerSessions,
      person: personColumns,
      signOnUserId: signOns.userId,
      signOnEndedAt: signOns.endedAt,
      createdAt: signOns.createdAt,
      lastSeenAt: signOns.lastSeenAt,
      ownerAcl: aclJson(sql.raw('owner.user_id')).mapWith(readAcl),
      signOnUsername: owners.username,
      lacksFactor: sql<boolean>`${lacksFactorSql(sql.raw('owner.user_id'))}`,
      ownerLockedAt: owners.lockedAt,
      ownerDeletedAt: owners.deletedAt,
    })
    .from(bearerSessions)
    .innerJoin(signOns, eq(signOns.signOnId, bearerSessions.signOnId))
    .innerJoin(users, eq(users.userId, bearerSessions.userId))
    .innerJoin(owners, eq(owners.userId, signOns.userId))
    .where(eq(bearerSessions.tokenHash, hashSecret(token)));
  if (!found) return { state: 'unknown' };
  const { bearer, person, signOnUserId, signOnUsername, lacksFactor } = found;
  const ends = [
    bearer.endedAt,
    found.signOnEndedAt,
    person.lockedAt,
    person.deletedAt,
    found.ownerLockedAt,
    found.ownerDeletedAt,
  ];
  if (ends.some((end) => end !== null)) return { state: 'unknown' };
  if (bearer.actingRef !== null && !mayAct(found.ownerAcl)) return { state: 'unknown' };
  if (hasRunOut(found, now, signOnHours)) return { state: 'expired' };
  if (now.getTime() - found.lastSeenAt.getTime() > touchAfterMs)
    await touch(database, bearer.sessionId, bearer.signOnId, now);
  const { sessionId, signOnId, actingRef } = bearer;
  const owner = { signOnUserId, signOnUsername, lacksFactor };
  return { state: 'active', session: { sessionId, signOnId, actingRef, ...owner, person } };
}

async function touch(database: Queryable, sessionId: string, signOnId: string, now: Date) {
  await database.execute(sql`
    with tab as (
      update ${bearerSessions} set last_seen_at = ${now.toISOString()}
      where ${bearerSessions.sessionId} = ${sessionId}
    )
    update ${signOns} set last_seen_at = ${now.toISOString()}
    where ${signOns.signOnId} = ${signOnId}`);
}

/** The owner of a token, ended or not, to know which session a sign-out means. */
export async function ownerOfToken(
  database: Queryable,
  token: string,
): Promise<{ readonly signOnId: string; readonly actingRef: string | null } | undefined> {
  const [found] = await database
    .select({ signOnId: bearerSessions.signOnId, actingRef: bearerSessions.actingRef })
    .from(bearerSessions)
    .where(eq(bearerSessions.tokenHash, hashSecret(token)));
  return found;
}
