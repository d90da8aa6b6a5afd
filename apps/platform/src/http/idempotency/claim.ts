import { createHash } from 'node:crypto';
import { and, eq, lte } from 'drizzle-orm';
import type { Queryable } from '../../kernel/database/connection.ts';
import { idempotencyKeys } from '../../kernel/database/schema/index.ts';

/** One user's attempt to do something once, however often the request is sent. */
export interface KeyClaim {
  readonly userId: string;
  readonly key: string;
  /** Method and path. */
  readonly call: string;
  /** SHA-256 of the body's content. */
  readonly bodyHash: string;
  /** Whether a page sent it, whose user must be told the outcome; programs read their own responses. */
  readonly isUntold: boolean;
}

/** A call's response as sent over the wire. */
export interface StoredResponse {
  readonly status: number;
  readonly body: unknown;
}

export type KeyRecord = typeof idempotencyKeys.$inferSelect;

/** Keys are kept for a day, in security time. */
const keptMs = 86_400_000;

/** Another request with the same key came first. */
export class KeyTaken extends Error {
  override readonly name = 'KeyTaken';
}

const inOrder = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/**
 * A hash of a body's content regardless of its form: spaces, key order, escapes and `1.0` for `1` don't change it.
 * @param text JSON, or empty when the call has no body.
 */
export const hashBody = (text: string): string =>
  createHash('sha256')
    .update(text === '' ? '' : JSON.stringify(JSON.parse(text), inOrder))
    .digest('hex');

const ownKey = ({ userId, key }: Pick<KeyClaim, 'userId' | 'key'>) =>
  and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));

export async function findKey(
  database: Queryable,
  claim: Pick<KeyClaim, 'userId' | 'key'>,
  now = new Date(),
): Promise<KeyRecord | undefined> {
  const [found] = await database.select().from(idempotencyKeys).where(ownKey(claim));
  if (!found || found.expiresAt > now) return found;
  await deleteExpiredKeys(database, now);
  return undefined;
}

export async function deleteExpiredKeys(database: Queryable, now = new Date()): Promise<void> {
  await database.delete(idempotencyKeys).where(lte(idempotencyKeys.expiresAt, now));
}

const lifetime = (now: Date) => ({
  createdAt: now,
  expiresAt: new Date(now.getTime() + keptMs),
});

/**
 * Takes the key in the transaction that begins the operation.
 * @param transactionId null for a call that creates a record.
 * @throws KeyTaken when another request has the key; roll that transaction back.
 */
export async function takeKey(
  database: Queryable,
  claim: KeyClaim,
  transactionId: string | null,
  now = new Date(),
): Promise<void> {
  const written = await database
    .insert(idempotencyKeys)
    .values({ ...claim, state: 'running', transactionId, ...lifetime(now) })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (written.length === 0) throw new KeyTaken(claim.key);
}

/**
 * Stores the response of an attempt that was refused before it began anything.
 * @returns false when another request has taken the key meanwhile: its result counts.
 */
export async function keepRefusal(
  database: Queryable,
  claim: KeyClaim,
  response: StoredResponse,
  now = new Date(),
): Promise<boolean> {
  const written = await database
    .insert(idempotencyKeys)
    .values({
      ...claim,
      state: 'answered',
      responseStatus: response.status,
      responseBody: response.body,
      ...lifetime(now),
    })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return written.length > 0;
}

/** Stores the response of a call that created a record or was refused. */
export async function keepCreated(
  database: Queryable,
  claim: KeyClaim,
  response: StoredResponse,
): Promise<void> {
  await database
    .update(idempotencyKeys)
    .set({ state: 'answered', responseStatus: response.status, responseBody: response.body })
    .where(ownKey(claim));
}

/** Releases the key of a call that had no effect. */
export async function forgetKey(database: Queryable, claim: KeyClaim): Promise<void> {
  await database.delete(idempotencyKeys).where(ownKey(claim));
}

/** Stores the response of the operation begun under a key, in the transaction of its outcome. */
export async function keepResponse(
  database: Queryable,
  transactionId: string,
  userId: string,
  response: StoredResponse,
): Promise<void> {
  await database
    .update(idempotencyKeys)
    .set({ state: 'answered', responseStatus: response.status, responseBody: response.body })
    .where(
      and(
        eq(idempotencyKeys.userId, userId),
        eq(idempotencyKeys.transactionId, transactionId),
        eq(idempotencyKeys.state, 'running'),
      ),
    );
}
