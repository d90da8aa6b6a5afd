import type { Membership } from '@payfac/domain/access';
import { isApiKeyUsable, membershipsOfKey } from '@payfac/domain/api-keys';
import type { Environment } from '@payfac/domain/enumerations';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../kernel/database/connection.ts';
import { apiKeys, users } from '../../kernel/database/schema/index.ts';
import { keyWord } from '../../kernel/environments.ts';
import { takePlace } from '../../kernel/limits/take.ts';
import type { BearerSession } from './bearer.ts';
import { aclJson, mayWork, type Person, readAcl } from './memberships.ts';
import { hashSecret, newSecret } from './secrets.ts';

/** The prefix of every key, so that a leaked one can be recognized. */
const keyMark = 'sk_';
const shownLength = 12;

/** Calls per key in ten seconds, over all processes. */
export const apiKeyCallLimit = 200;
const callWindowMs = 10_000;

/** How often a key's last use is written, at most. */
const touchAfterMs = 60_000;

export function newApiKey(environment: Environment) {
  const secret = `${keyMark}${keyWord(environment)}_${newSecret()}`;
  return { secret, prefix: secret.slice(0, shownLength), secretHash: hashSecret(secret) };
}

export const isApiKey = (token: string): boolean => token.startsWith(keyMark);

type KeyRow = typeof apiKeys.$inferSelect;

/** A key acts as itself, with the abilities it was given that its creator still holds. */
const personOf = (
  { apiUserId, facilitatorId, name, createdAt, ...key }: KeyRow,
  maker: readonly Membership[],
): Person => ({
  userId: apiUserId,
  facilitatorId,
  username: `${name} (${apiUserId})`,
  email: '',
  name,
  passwordHash: '',
  acl: membershipsOfKey(maker, key).map((one) => ({ ...one, forcePasswordReset: false })),
  theme: {},
  preferences: {},
  forcePasswordReset: false,
  passwordChangedAt: new Date(),
  lockedAt: null,
  deletedAt: null,
  createdAt,
  updatedAt: createdAt,
});

export type ApiKeyLookup =
  | { readonly state: 'active'; readonly session: BearerSession }
  | { readonly state: 'limited'; readonly retryAfter: number }
  | { readonly state: 'unknown' };

/** The session of an API key for one call; undefined while its creator is locked or deleted. */
export async function findApiKey(
  database: Queryable,
  token: string,
  now = new Date(),
): Promise<ApiKeyLookup> {
  const [found] = await database
    .select({ row: apiKeys, makerAcl: aclJson(sql.raw('users.user_id')).mapWith(readAcl) })
    .from(apiKeys)
    .innerJoin(users, and(eq(users.userId, apiKeys.makerUserId), mayWork))
    .where(eq(apiKeys.secretHash, hashSecret(token)));
  if (!found || !isApiKeyUsable(found.row, now)) return { state: 'unknown' };
  const { row, makerAcl } = found;
  const { apiUserId, lastUsedAt } = row;
  const retryAfter = await takePlace(database, {
    name: 'key',
    whose: apiUserId,
    most: apiKeyCallLimit,
    windowMs: callWindowMs,
  });
  if (retryAfter !== undefined) return { state: 'limited', retryAfter };
  if (lastUsedAt === null || now.getTime() - lastUsedAt.getTime() > touchAfterMs) {
    await database.update(apiKeys).set({ lastUsedAt: now }).where(eq(apiKeys.apiUserId, apiUserId));
  }
  const session: BearerSession = {
    sessionId: apiUserId,
    signOnId: '',
    actingRef: null,
    signOnUserId: apiUserId,
    signOnUsername: row.name,
    person: personOf(row, makerAcl),
    lacksFactor: false,
    apiUserId,
    keyProductId: row.spProductId,
  };
  return { state: 'active', session };
}
