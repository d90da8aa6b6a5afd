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

/** The second layer of a session: a tab's own token, held in the tab alone. */
export interface BearerSession {
  readonly sessionId: string;
  readonly signOnId: string;
  /** Set while an administrator acts as the person. */
  readonly actingRef: string | null;
  /** Who is really there: the sign-on's person, also while acting. */
  readonly signOnUserId: string;
  /** The username of who is really there. */
  readonly signOnUsername: string;
  /** The person whose abilities the token carries. */
  readonly person: Person;
  /** Who is really there must add a second factor before anything else. */
  readonly lacksFactor: boolean;
  /** Set for a call by an API key: nobody is signed on then. */
  readonly apiUserId?: string;
  /** The product of that key. */
  readonly keyProductId?: string;
}

export type BearerLookup =
  | { readonly state: 'active'; readonly session: BearerSession }
  | { readonly state: 'expired' }
  | { readonly state: 'unknown' };

/** How often the moment last seen is written, not to write with every call. */
const touchAfterMs = 60_000;

/** Trades a sign-on for a tab's token. The caller has checked that the sign-on may be this person. */
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
 * The session a token opens. It runs out with the whole sign-on, since people work in several tabs; a
 * person who was locked or deleted, or whose administrator was, has none. Who acts as another is
 * judged again at every call, by what they themselves hold by then.
 */
export async function findBearer(
  database: Queryable,
  token: string,
  now = new Date(),
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
  if (hasRunOut(found, now)) return { state: 'expired' };
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

/** What a token belonged to, ended or not: which session a sign-out means. */
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
