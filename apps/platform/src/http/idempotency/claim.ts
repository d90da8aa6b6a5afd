import { createHash } from 'node:crypto';
import { and, eq, lte } from 'drizzle-orm';
import type { Queryable } from '../../kernel/database/connection.ts';
import { idempotencyKeys } from '../../kernel/database/schema/index.ts';

/** One attempt of one person to do something once, however often it is sent. */
export interface KeyClaim {
  readonly userId: string;
  readonly key: string;
  /** Method and path. */
  readonly call: string;
  /** SHA-256 of what the body says. */
  readonly bodyHash: string;
  /** Whether a page sent it, whose person is to be told; a program reads its responses by itself. */
  readonly isUntold: boolean;
}

/** What a call answered, as it goes over the wire. */
export interface StoredResponse {
  readonly status: number;
  readonly body: unknown;
}

export type KeyRecord = typeof idempotencyKeys.$inferSelect;

/** Keys are kept for a day, on security time. */
const keptMs = 86_400_000;

/** Another request with the same key was first. */
export class KeyTaken extends Error {
  override readonly name = 'KeyTaken';
}

const inOrder = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/**
 * Of what a body says, however it is written: spaces, the order of keys, escapes and `1.0` for `1` make no
 * other request of it.
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
 * Takes the key in the transaction that begins the operation; of a call that makes a record it has none.
 * @throws KeyTaken when another request has it; that transaction must then not go on.
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
 * Keeps the response of an attempt that was refused before it began anything.
 * @returns false when another request has the key by now: what came of that one counts.
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

/** Keeps the response of a call that made a record, or was refused. */
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

/** Gives a key back whose call came to nothing. */
export async function forgetKey(database: Queryable, claim: KeyClaim): Promise<void> {
  await database.delete(idempotencyKeys).where(ownKey(claim));
}

/** Keeps the response of the operation begun under a key, in the transaction of its outcome. */
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
